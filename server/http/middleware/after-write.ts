import type { MiddlewareHandler } from 'hono';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

type Options = {
  /** Resolves when reads everywhere show what has been written. Undefined if they do already. */
  whenReplicated: () => Promise<void> | undefined;
  /** True for a service in which a GET may write too, such as one that redeems a link. */
  getsWrite?: boolean;
};

/** Holds the response to a request that may have written until reads show it, wherever they go. */
export function afterWrite({ whenReplicated, getsWrite }: Options): MiddlewareHandler {
  return async ({ req }, next) => {
    await next();
    if (getsWrite || !reads.has(req.method)) await whenReplicated();
  };
}
