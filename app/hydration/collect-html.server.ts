import { EventEmitter } from 'node:events';

/**
 * A destination for React's `pipe` that collects the whole page. It has only the methods that React calls: a real
 * stream would take more time for each of the many small chunks.
 */
export function collectHtml(
  onEnd: (html: string) => void,
  onError: (error: unknown) => void,
): NodeJS.WritableStream {
  const chunks: Uint8Array[] = [];
  const destination: NodeJS.WritableStream = Object.assign(new EventEmitter(), {
    writable: true,
    write(chunk: string | Uint8Array) {
      chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
      return true;
    },
    end() {
      onEnd(Buffer.concat(chunks).toString());
      return destination;
    },
    destroy: onError,
  });
  return destination;
}
