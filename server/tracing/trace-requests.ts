import type { Middleware } from '../http/api-fast-path.ts';
import { loggable, requestIdOf } from '../http/middleware/request-log.ts';
import { parseTraceparent } from './traceparent.ts';
import { type Attributes, spanKind, type Tracer } from './tracer.ts';

/** Load balancers and Prometheus request these paths all the time. */
const untraced = new Set(['/healthz', '/readyz', '/metrics']);

/** Begins a span for each request, or continues the trace of the program that sent it. */
export function traceRequests(tracer: Tracer): Middleware {
  return (incoming, response, next) => {
    const { method = '', url = '', headers, rawHeaders } = incoming;
    const [path = ''] = url.split('?', 1);
    if (untraced.has(path)) return next();
    const requestId = requestIdOf(headers['x-request-id']);
    if (headers['x-request-id'] === undefined) {
      // Set on the request, because the parts that log it would otherwise choose another id.
      headers['x-request-id'] = requestId;
      rawHeaders.push('x-request-id', requestId);
    }
    const attributes: Attributes = {
      'http.request.method': method,
      'url.path': loggable(path),
      'alpaca.request_id': requestId,
    };
    const remote = parseTraceparent(headers.traceparent);
    const options = { kind: spanKind.server, attributes, remote };
    tracer.begin(`${method} ${routeOf(path)}`, options, (span) => {
      response.once('close', () => {
        const { statusCode } = response;
        span.attributes['http.response.status_code'] = statusCode;
        // A client that hangs up is no error of the server.
        if (statusCode >= 500) span.hasFailed = true;
        tracer.end(span);
      });
      next();
    });
  };
}

/**
 * Span names are few, as backends group by them: the service and the called object, or the first part of the path of a
 * page.
 */
function routeOf(path: string): string {
  const segments = loggable(path).split('/');
  const isRpc = segments[3] === 'rpc';
  return segments.slice(0, segments[2] !== 'v1' ? 2 : isRpc ? 5 : 4).join('/');
}
