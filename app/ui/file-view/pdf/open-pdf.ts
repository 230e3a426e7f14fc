// The build for older browsers: phones keep theirs for years.
import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Opens a PDF, which is read in a thread of its own: a hostile file cannot block the page. */
export const openPdf = (url: string) =>
  getDocument({
    url,
    // Scripts and forms of a CV have no purpose here.
    enableXfa: false,
    useSystemFonts: true,
    // The content security policy allows no WebAssembly.
    useWasm: false,
    isOffscreenCanvasSupported: false,
  });
