import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { drawPage, type PageLink } from './draw-page.ts';

type PdfPageProps = {
  pdf: PDFDocumentProxy;
  number: number;
  label: string;
  /** Width and height in CSS pixels. Until the page is drawn, the first page gives them. */
  size: { width: number; height: number };
  words: string[];
  onShown: (number: number) => void;
};

/** Draws a page when it is near the visible part. */
export function PdfPage({ pdf, number, label, size, words, onShown }: PdfPageProps) {
  const holder = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [height, setHeight] = useState(size.height);
  const [links, setLinks] = useState<PageLink[]>([]);
  const { width } = size;
  const sought = words.join(' ');

  useEffect(() => {
    const element = holder.current;
    if (!element) return;
    const root = element.closest('[data-scrolls]');
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      root,
      rootMargin: '100% 0px',
    });
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && onShown(number),
      {
        root,
        rootMargin: '-49% 0px',
      },
    );
    near.observe(element);
    observer.observe(element);
    return () => {
      near.disconnect();
      observer.disconnect();
    };
  }, [number, onShown]);

  useEffect(() => {
    const element = holder.current;
    if (!isNear || !element) return;
    const abort = new AbortController();
    const target = { holder: element, width, words: sought.split(' ').filter(Boolean) };
    drawPage(pdf, number, target, abort.signal)
      .then((page) => {
        setHeight(page.height);
        setLinks(page.links);
      })
      // A page that cannot be drawn stays blank; the others are shown.
      .catch(() => undefined);
    return () => abort.abort();
  }, [pdf, number, width, sought, isNear]);

  return (
    <section
      aria-label={label}
      className="relative mx-auto bg-white shadow-md"
      style={{ width, height }}
    >
      <div ref={holder} className="absolute inset-0" />
      {links.map(({ url, left, top, ...area }) => (
        <a
          key={`${left} ${top}`}
          href={url}
          target="_blank"
          rel="noreferrer"
          className="absolute overflow-hidden text-transparent hover:bg-peach/40"
          style={{ left, top, ...area }}
        >
          {url}
        </a>
      ))}
    </section>
  );
}
