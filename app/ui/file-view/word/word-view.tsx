import { cutLongLines } from '../cut-long-lines.ts';
import type { ViewProps } from '../file-view.tsx';
import { isOpenable } from '../is-openable.ts';
import { markNodes } from '../mark-nodes.ts';
import { Unreadable } from '../unreadable.tsx';
import { fetchFile, useContent } from '../use-content.ts';
import { ViewFrame } from '../view-frame.tsx';

/** An ordinary CV takes tenths of a second. */
const maxMs = 15_000;

/** Converts a Word document to HTML. A worker does it, so that a hostile file cannot block the page. */
async function convertWord(url: string, signal: AbortSignal): Promise<string> {
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

const style = `
  body { margin: 0 auto; max-width: 44rem; padding: 1.5rem; font: 1rem/1.5 sans-serif; color: #222; overflow-wrap: anywhere; }
  img { max-width: 100%; height: auto; }
  table { border-collapse: collapse; }
  td, th { vertical-align: top; padding: .2rem .5rem; }
  mark { background: #ffd9b0; }
  p, [data-block] { content-visibility: auto; contain-intrinsic-block-size: auto 1.5rem; }
  [data-block] { display: block; }
`;

/** Renders a page for a frame without scripts. Links with a script URL are disabled. */
function renderPage(html: string, words: string[]): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const link of page.querySelectorAll('a[href]')) {
    if (isOpenable(link.getAttribute('href') ?? '')) link.setAttribute('rel', 'noreferrer');
    else link.removeAttribute('href');
  }
  cutLongLines(page.body);
  markNodes(page.body, words);
  return `<!doctype html><base target="_blank"><style>${style}</style>${page.body.innerHTML}`;
}

export default function WordView({ url, title, words, messages, actions }: ViewProps) {
  const { content: html, failed } = useContent(url, convertWord);
  if (failed) return <Unreadable messages={messages} />;
  return (
    <ViewFrame actions={actions}>
      {html ? (
        <iframe
          title={title}
          // The sandbox lets no script of the document run. It allows popups, so that links open in a new tab.
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={renderPage(html, words)}
          className="size-full rounded-compact border border-line bg-white"
        />
      ) : (
        <div className="size-full rounded-compact border border-line bg-wool" />
      )}
    </ViewFrame>
  );
}
