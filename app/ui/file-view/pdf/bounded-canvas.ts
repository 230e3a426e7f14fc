/** Drawing is stopped after this time. An ordinary page pauses after 15 milliseconds. */
const maxMs = 2000;

let beganAt: number | undefined;

/** Fails if drawing has gone on for too long without a pause. */
function checkTime(): void {
  const now = performance.now();
  if (beganAt !== undefined) {
    if (now - beganAt > maxMs) throw new DrawingTooSlow();
    return;
  }
  beganAt = now;
  queueMicrotask(() => {
    beganAt = undefined;
  });
}

export class DrawingTooSlow extends Error {}

const bounded = ['save', 'fill', 'stroke', 'drawImage', 'fillText', 'putImageData'] as const;

/** Returns a context with which each drawing checks the time. */
function getBoundedContext(canvas: HTMLCanvasElement, options: CanvasRenderingContext2DSettings) {
  const context = canvas.getContext('2d', options);
  if (!context) throw new Error('The browser has no canvas');
  for (const name of bounded) {
    const draw = context[name].bind(context) as (...values: unknown[]) => void;
    Object.assign(context, {
      [name]: (...values: unknown[]) => {
        checkTime();
        draw(...values);
      },
    });
  }
  return context;
}

type Entry = { canvas: HTMLCanvasElement | null; context: CanvasRenderingContext2D | null };

/**
 * Makes the canvases of pages and of their parts. The reader of PDF files draws the characters of a font of the file, and
 * the tiles of a pattern, in one go: a few kilobytes could hold the page for hours.
 */
export class BoundedCanvasFactory {
  create(width: number, height: number): Entry {
    const canvas = document.createElement('canvas');
    this.reset({ canvas }, width, height);
    return { canvas, context: getBoundedContext(canvas, { willReadFrequently: true }) };
  }

  reset({ canvas }: Pick<Entry, 'canvas'>, width: number, height: number): void {
    if (!canvas || width <= 0 || height <= 0) throw new Error('A canvas needs a size');
    canvas.width = width;
    canvas.height = height;
  }

  /** Frees the memory at once. */
  destroy(entry: Entry): void {
    if (entry.canvas) entry.canvas.width = entry.canvas.height = 0;
    entry.canvas = null;
    entry.context = null;
  }

  getNoAlphaContext(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
    return getBoundedContext(canvas, { alpha: false, willReadFrequently: true });
  }
}
