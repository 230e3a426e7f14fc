import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { collectHtml } from './hydration/collect-html.server.ts';
import { stylesMark, styles as text } from './hydration/inlined-files.ts';
import { renderAtOnce } from './hydration/render-at-once.server.ts';
import { RenderedOnceContext } from './hydration/rendered-once.ts';
import { createRenderedParts } from './hydration/rendered-parts.server.ts';
import { type LoadContext, loadContext } from './load-context.ts';
import { NonceContext, StylesMarkContext } from './nonce-context.ts';

// The handler and the context must come from the same copy of the router as the routes do.
export { createRequestHandler, matchRoutes } from 'react-router';

export const streamTimeout = 5_000;

const styles = { mark: stylesMark, text };

/** Undefined in development, where a part may change while the process runs. */
const findRendered = import.meta.env.PROD ? createRenderedParts() : undefined;

/** Context that the server passes to the request handler. */
export function createLoadContext(values: LoadContext): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(loadContext, values);
  return provider;
}

/** Requests that failed because the database is unavailable, and the codes of PostgREST that say so. */
const failedByDatabase = new WeakSet<Readonly<RouterContextProvider>>();
const unavailableCodes = ['PGRST000', 'PGRST001', 'PGRST002', 'PGRST003'];

/** Reports exceptions of loaders and actions, unless the request was aborted. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (unavailableCodes.includes(code)) failedByDatabase.add(context);
  const { reportError = console.error } = context.get(loadContext);
  reportError(error);
};

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  contextProvider: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  const isUnavailable = status === 500 && failedByDatabase.has(contextProvider);
  if (isUnavailable) headers.set('retry-after', '5');
  const firstStatus = isUnavailable ? 503 : status;
  if (request.method === 'HEAD') return new Response(null, { status: firstStatus, headers });

  const {
    nonce,
    takeWhole,
    onRender,
    reportError = console.error,
  } = contextProvider.get(loadContext);
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  onRender?.(finished);
  const isComplete = takeWhole || isbot(request.headers.get('user-agent'));

  const renderPage = (context: EntryContext) => (
    <NonceContext value={nonce}>
      <RenderedOnceContext value={findRendered}>
        <StylesMarkContext value={takeWhole && stylesMark}>
          <ServerRouter context={context} url={request.url} nonce={nonce} />
        </StylesMarkContext>
      </RenderedOnceContext>
    </NonceContext>
  );
  if (takeWhole) {
    const html = await renderAtOnce(entryContext, renderPage, nonce);
    if (html) {
      finish();
      takeWhole({ html, styles });
      return new Response(null, { status: firstStatus, headers });
    }
  }

  return new Promise((resolve, reject) => {
    let statusNow = firstStatus;
    let hasResponded = false;

    const respond = () => {
      hasResponded = true;
      if (takeWhole) {
        const onEnd = (html: string) => {
          clearTimeout(timer);
          takeWhole({ html, styles });
          resolve(new Response(null, { status: statusNow, headers }));
        };
        return pipe(collectHtml(onEnd, reject));
      }
      const body = new PassThrough({
        final(done) {
          clearTimeout(timer);
          done();
        },
      });
      pipe(body);
      resolve(new Response(createReadableStreamFromReadable(body), { status: statusNow, headers }));
    };

    const { pipe, abort } = renderToPipeableStream(renderPage(entryContext), {
      nonce,
      onShellReady() {
        if (!isComplete) respond();
      },
      onAllReady() {
        finish();
        if (isComplete) respond();
      },
      onShellError(error: unknown) {
        finish();
        clearTimeout(timer);
        reject(error);
      },
      onError(error: unknown) {
        statusNow = 500;
        // An error before the first byte rejects the promise of the shell, which is logged elsewhere.
        if (hasResponded) reportError(error);
      },
    });
    // One second more than the loaders have, so that rejected parts can still be written.
    const timer = setTimeout(() => {
      abort();
      finish();
    }, streamTimeout + 1_000);
  });
}
