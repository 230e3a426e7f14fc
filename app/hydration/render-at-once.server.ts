import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { EntryContext } from 'react-router';

const doctype = '<!DOCTYPE html>';
const end = '</body></html>';
// React's marks of a part that was not ready in the first rendering.
const unfinished = /<!--\$[?!]-->/;

/**
 * Renders a whole page as one string. React's stream encodes each of thousands of small strings, and renders a second
 * time to write the data for the browser, which together cost a third as much as rendering itself. Returns undefined for a page
 * that waits for something while it renders, such as a component that is loaded later.
 */
export async function renderAtOnce(
  context: EntryContext,
  renderPage: (context: EntryContext) => ReactElement,
  nonce: string | undefined,
): Promise<string | undefined> {
  const { serverHandoffStream: data, ...withoutData } = context;
  if (!data) return undefined;
  const renderMeta: EntryContext['renderMeta'] = {};
  const html = tryToRender(renderPage({ ...withoutData, renderMeta }));
  if (!html?.endsWith(end) || unfinished.test(html)) return undefined;
  const scripts = renderMeta.didRenderScripts ? await writeData(data, nonce) : '';
  return `${doctype}${html.slice(0, -end.length)}${scripts}${end}`;
}

/** Returns undefined if it fails: the stream then fails as well, and reports why. */
function tryToRender(page: ReactElement): string | undefined {
  try {
    return renderToString(page);
  } catch {
    return undefined;
  }
}

/** The scripts that hand the data of the loaders to the router in the browser, as `ServerRouter` writes them. */
async function writeData(
  data: ReadableStream<Uint8Array>,
  nonce: string | undefined,
): Promise<string> {
  const toScript = (call: string) =>
    `<script${nonce ? ` nonce="${nonce}"` : ''}>window.__reactRouterContext.streamController.${call};</script>`;
  const decoder = new TextDecoder();
  const reader = data.getReader();
  const scripts: string[] = [];
  for (let { value, done } = await reader.read(); !done; { value, done } = await reader.read()) {
    const text = decoder.decode(value, { stream: true });
    if (text) scripts.push(toScript(`enqueue(${escapeHtml(JSON.stringify(text))})`));
  }
  return scripts.join('') + toScript('close()');
}

const escapes: Record<string, string> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Escapes what could end the script. */
const escapeHtml = (json: string) =>
  json.replace(/[&><\u2028\u2029]/g, (character) => escapes[character] ?? character);
