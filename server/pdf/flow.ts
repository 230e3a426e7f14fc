import { lineHeightOf, type Page, type Style } from './page.ts';

type FlowOptions = { left: number; width: number; top: number; bottom: number };

type FlowStyle = Omit<Style, 'width' | 'align'> & { indent?: number };

/** Writes from top to bottom, and continues on a new page where the text does not fit. */
export function createFlow(page: Page, { left, width, top, bottom }: FlowOptions) {
  let y = top;

  function startPage(): void {
    page.document.addPage();
    y = top;
  }

  /** Starts a page unless this much fits, so that a heading stays with its text. */
  function keep(height: number): void {
    if (y + height > bottom) startPage();
  }

  function write(text: string, { indent = 0, ...style }: FlowStyle = {}): void {
    const full = { ...style, width: width - indent };
    for (const line of page.wrap(text, full)) {
      keep(lineHeightOf(full));
      page.writeLine(line, left + indent, y, full);
      y += lineHeightOf(full);
    }
  }

  function space(height: number): void {
    y += height;
  }

  /** Space between two parts; at the top of a page there is none. */
  function gap(height: number): void {
    if (y > top) y += height;
  }

  return { page, write, space, gap, keep, startPage, at: () => y };
}

export type Flow = ReturnType<typeof createFlow>;
