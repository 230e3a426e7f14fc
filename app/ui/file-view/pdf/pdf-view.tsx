import type { PDFDocumentProxy } from 'pdfjs-dist';
// The build for older browsers: phones keep theirs for years.
import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { useCallback, useEffect, useRef, useState } from 'react';
import { documentLimits } from '../../../../domain/document-limits.ts';
import { fill } from '../../../i18n/format.ts';
import { Button } from '../../button.tsx';
import type { ViewProps } from '../file-view.tsx';
import { Unreadable } from '../unreadable.tsx';
import { ViewFrame } from '../view-frame.tsx';
import { BoundedCanvasFactory } from './bounded-canvas.ts';
import './pdf.css';
import { PdfPage } from './pdf-page.tsx';

GlobalWorkerOptions.workerSrc = workerUrl;

/** A scan of a page of A3 at 600 dots per inch has 70 million. */
const maxImagePixels = 100_000_000;

/** Opens a PDF. A worker reads it, so that a hostile file cannot block the page. */
const openPdf = (url: string) =>
  getDocument({
    url,
    // Scripts and forms of a CV have no purpose here.
    enableXfa: false,
    useSystemFonts: true,
    // The content security policy allows no WebAssembly.
    useWasm: false,
    isOffscreenCanvasSupported: false,
    maxImageSize: maxImagePixels,
    CanvasFactory: BoundedCanvasFactory,
  });

type Opened = { pdf: PDFDocumentProxy; ratio: number };

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];
const fitsWidth = zooms.indexOf(1);
const maxPageWidth = 900;
/** Pages take this room until they are drawn. If the first one were a line, all would be near, and drawn at once. */
const minRatio = 0.3;
const maxRatio = 5;

export default function PdfView({ url, title, words, messages, actions }: ViewProps) {
  const [openedPdf, setOpenedPdf] = useState<Opened | 'failed'>();
  const [zoom, setZoom] = useState(fitsWidth);
  const [page, setPage] = useState(1);
  const [scrollRef, room] = useWidth();

  useEffect(() => {
    const loading = openPdf(url);
    const open = async () => {
      const pdf = await loading.promise;
      if (pdf.numPages > documentLimits.pages) throw new Error('The file has too many pages');
      const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
      setOpenedPdf({ pdf, ratio: Math.min(Math.max(height / width, minRatio), maxRatio) });
    };
    open().catch(() => setOpenedPdf((before) => before ?? 'failed'));
    return () => {
      setOpenedPdf(undefined);
      void loading.destroy();
    };
  }, [url]);

  if (openedPdf === 'failed') return <Unreadable messages={messages} />;
  const width = Math.floor(Math.min(room, maxPageWidth) * (zooms[zoom] ?? 1));
  return (
    <ViewFrame
      status={openedPdf && fill(messages.pages, { page, count: openedPdf.pdf.numPages })}
      actions={
        <>
          <Button
            variant="paper"
            size="compact"
            aria-label={messages.zoomOut}
            title={messages.zoomOut}
            disabled={zoom === 0}
            onClick={() => setZoom(zoom - 1)}
          >
            −
          </Button>
          <Button
            variant="paper"
            size="compact"
            aria-label={messages.zoomIn}
            title={messages.zoomIn}
            disabled={zoom === zooms.length - 1}
            onClick={() => setZoom(zoom + 1)}
          >
            +
          </Button>
          {actions}
        </>
      }
    >
      <section
        ref={scrollRef}
        data-scrolls
        // A region that scrolls can be reached with the keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
        tabIndex={0}
        aria-label={title}
        aria-busy={!openedPdf}
        className="grid content-start gap-3 overflow-auto rounded-compact border border-line bg-wool p-3"
      >
        {openedPdf &&
          room > 0 &&
          Array.from({ length: openedPdf.pdf.numPages }, (_, index) => (
            <PdfPage
              // biome-ignore lint/suspicious/noArrayIndexKey: the pages of a file never move.
              key={`${index} ${width}`}
              pdf={openedPdf.pdf}
              number={index + 1}
              label={fill(messages.pages, { page: index + 1, count: openedPdf.pdf.numPages })}
              size={{ width, height: Math.round(width * openedPdf.ratio) }}
              words={words}
              onShown={setPage}
            />
          ))}
      </section>
    </ViewFrame>
  );
}

const padding = 24;

/** The width inside the padding of an element, also after it changes. */
function useWidth() {
  const [width, setWidth] = useState(0);
  const observer = useRef<ResizeObserver>(undefined);
  const ref = useCallback((element: HTMLElement | null) => {
    observer.current?.disconnect();
    if (!element) return;
    observer.current = new ResizeObserver(() => setWidth(element.clientWidth - padding));
    observer.current.observe(element);
  }, []);
  return [ref, width] as const;
}
