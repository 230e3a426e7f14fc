import type { PageViewport, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { isOpenable } from '../is-openable.ts';
import { markNodes } from '../mark-nodes.ts';
import { DrawingTooSlow } from './bounded-canvas.ts';

/** Phones give up on larger canvases. */
const maxPixels = 16_000_000;

/** Elements above one page, which the browser lays out together. */
const maxTexts = 20_000;
const maxLinks = 500;

export type PageLink = { url: string; left: number; top: number; width: number; height: number };

/** Documents of which a page blocked the others. Further pages would do the same. */
const tooSlow = new WeakSet<PDFDocumentProxy>();

type Target = { holder: HTMLElement; width: number; words: string[] };

/** Draws a page, with its text above the picture, so that it can be selected and read aloud. */
export async function drawPage(
  pdf: PDFDocumentProxy,
  number: number,
  { holder, width, words }: Target,
  signal: AbortSignal,
): Promise<{ height: number; links: PageLink[] }> {
  const page = await pdf.getPage(number);
  signal.throwIfAborted();
  const scale = width / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale });
  if (tooSlow.has(pdf)) throw new DrawingTooSlow();
  const canvas = await drawPicture(page, viewport, signal).catch((error) => {
    if (error instanceof DrawingTooSlow) tooSlow.add(pdf);
    throw error;
  });
  const text = document.createElement('div');
  text.className = 'pdf-text';
  text.style.setProperty('--total-scale-factor', String(scale));
  const content = await page.getTextContent();
  const layer = new TextLayer({
    textContentSource: { ...content, items: content.items.slice(0, maxTexts) },
    container: text,
    viewport,
  });
  await layer.render();
  signal.throwIfAborted();
  markNodes(text, words);
  holder.replaceChildren(canvas, text);
  return { height: viewport.height, links: await findLinks(page, viewport) };
}

async function drawPicture(
  page: PDFPageProxy,
  viewport: PageViewport,
  signal: AbortSignal,
): Promise<HTMLCanvasElement> {
  const { width, height } = viewport;
  const density = Math.min(window.devicePixelRatio || 1, Math.sqrt(maxPixels / (width * height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(width * density);
  canvas.height = Math.floor(height * density);
  canvas.style.cssText = 'width: 100%; height: 100%';
  // The text over the drawing says the same to screen readers.
  canvas.setAttribute('aria-hidden', 'true');
  const drawing = page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] });
  signal.addEventListener('abort', () => drawing.cancel());
  await drawing.promise;
  return canvas;
}

async function findLinks(page: PDFPageProxy, viewport: PageViewport): Promise<PageLink[]> {
  const annotations = await page.getAnnotations({ intent: 'display' });
  return annotations.slice(0, maxLinks).flatMap(({ subtype, url, rect }) => {
    if (subtype !== 'Link' || typeof url !== 'string' || !isOpenable(url)) return [];
    const [x1, y1] = viewport.convertToViewportPoint(rect[0], rect[1]);
    const [x2, y2] = viewport.convertToViewportPoint(rect[2], rect[3]);
    return [
      {
        url,
        left: Math.min(x1, x2),
        top: Math.min(y1, y2),
        width: Math.abs(x2 - x1),
        height: Math.abs(y2 - y1),
      },
    ];
  });
}
