import type { Context, MiddlewareHandler } from 'hono';
import { failedFormType, type TypedValues } from '../../domain/forms/form-error.ts';
import type { Environment } from '../http/environment.ts';
import type { Pages } from './pages.ts';

/**
 * Renders a noJs form again in the response to its rejected submission, so that the typed values are
 * neither lost nor stored.
 */
export function showFormAgain(
  pages: Pages,
  networkOf: (context: Context<Environment>) => string,
): MiddlewareHandler<Environment> {
  return async (context, next) => {
    await next();
    const { res, req } = context;
    const location = res.headers.get('location');
    if (res.headers.get('content-type') !== failedFormType || !location) return;
    const typed = (await res.json()) as TypedValues;
    const headers = new Headers({ 'accept-language': req.header('accept-language') ?? '' });
    const page = new Request(new URL(location, req.url), { headers });
    const logger = context.get('logger');
    const shown = await pages(page, { logger, network: networkOf(context), typed });
    // Reset first: Hono would otherwise merge the headers of the old response into the new one.
    context.res = undefined;
    context.res = new Response(shown.body, { status: 422, headers: shown.headers });
    context.res.headers.set('cache-control', 'no-store');
  };
}
