import { fetchFile } from '../use-content.ts';

/** An ordinary CV takes tenths of a second. */
const maxMs = 15_000;

/** Converts a Word document to HTML in a thread of its own: a hostile file cannot block the page. */
export async function convertWord(url: string, signal: AbortSignal): Promise<string> {
  const bytes = await (await fetchFile(url, signal)).arrayBuffer();
  signal.throwIfAborted();
  const worker = new Worker(new URL('./word-worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const converted = new Promise<string>((resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The document takes too long')), maxMs);
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
    worker.onerror = () => reject(new Error('The document cannot be read'));
    worker.postMessage(bytes, [bytes]);
  });
  try {
    return await converted;
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
