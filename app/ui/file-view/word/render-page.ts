import { isOpenable } from '../is-openable.ts';
import { markNodes } from '../mark-nodes.ts';

const style = `
  body { margin: 0 auto; max-width: 44rem; padding: 1.5rem; font: 1rem/1.5 sans-serif; color: #222; overflow-wrap: anywhere; }
  img { max-width: 100%; height: auto; }
  table { border-collapse: collapse; }
  td, th { vertical-align: top; padding: .2rem .5rem; }
  mark { background: #ffd9b0; }
`;

/** Renders a page for a frame without scripts. Links that would run something lead nowhere. */
export function renderPage(html: string, words: string[]): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const link of page.querySelectorAll('a[href]')) {
    if (isOpenable(link.getAttribute('href') ?? '')) link.setAttribute('rel', 'noreferrer');
    else link.removeAttribute('href');
  }
  markNodes(page.body, words);
  return `<!doctype html><base target="_blank"><style>${style}</style>${page.body.innerHTML}`;
}
