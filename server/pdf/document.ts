import { logoMark } from '../../domain/company/logo-mark.ts';
import type { Language } from '../../domain/language.ts';
import { colors, createPage, margin, type Page, right } from './page.ts';

type DocumentFacts = {
  title: string;
  author: string;
  language: Language;
};

/** Draws a document. `finish` draws on each page after all have been laid out, because only then their number is known. */
export async function renderDocument(
  { title, author, language }: DocumentFacts,
  draw: (page: Page) => void,
  finish: (page: Page, number: number, count: number) => void,
): Promise<Uint8Array> {
  // Loaded when needed: most processes never print a document.
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    // No default font: the built-in fonts of PDF readers lack letters, and would have to be loaded.
    font: null as unknown as string,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, Creator: author, Producer: author },
  });
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  const page = createPage(document);
  draw(page);
  const { count } = document.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(index);
    finish(page, index + 1, count);
  }
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

/** The logo and the name of the agency at the left, and a title at the right. */
export function writeLetterhead(page: Page, name: string, title: string, isHeading = true): void {
  const { document, write } = page;
  drawBand(page);
  drawLogo(document, margin, 34, 28);
  const style = { size: 20, weight: 'heading', color: colors.spruce } as const;
  write(name, margin + 36, 36, { ...style, width: 230 });
  const aside = isHeading
    ? ({ size: 20, weight: 'heading' } as const)
    : { size: 10.5, color: colors.soft };
  write(title, right - 230, isHeading ? 36 : 44, { ...aside, align: 'right', width: 230 });
}

/** The edge of every page. */
export function drawBand({ document }: Page): void {
  document.rect(0, 0, document.page.width, 8).fill(colors.spruce);
}

function drawLogo(document: PDFKit.PDFDocument, x: number, y: number, size: number): void {
  const { path, eye } = logoMark;
  document.save();
  document.translate(x, y).scale(size / logoMark.size);
  document.path(path).fill(colors.spruce);
  document.circle(eye.x, eye.y, eye.radius).fill(colors.paper);
  document.restore();
}
