import { LRUCache } from 'lru-cache';
import type { SocialImage } from './draw-social-image.server.tsx';

/** Bytes: an image has about 25 kB, so this is enough for 500 pages in two languages. */
const maxCached = 32 * 1024 * 1024;

/**
 * Draws one image at a time and caches it. Drawing takes a tenth of a second of a processor, and anybody can request
 * the images of all pages at the same time. After each image the queue pauses as long as it drew, which leaves half of the
 * time to others.
 */
export class DrawingQueue {
  readonly #draw: (image: SocialImage) => Promise<Buffer>;
  readonly #drawn: LRUCache<string, Buffer>;
  readonly #waiting = new Map<string, Promise<Buffer>>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(draw: (image: SocialImage) => Promise<Buffer>, maxSize = maxCached) {
    this.#draw = draw;
    this.#drawn = new LRUCache({ maxSize, sizeCalculation: ({ length }) => length });
  }

  draw(image: SocialImage): Promise<Buffer> | Buffer {
    const key = JSON.stringify(image);
    return this.#drawn.get(key) ?? this.#waiting.get(key) ?? this.#enqueue(key, image);
  }

  #enqueue(key: string, image: SocialImage): Promise<Buffer> {
    let began = 0;
    const drawing = this.#last.then(() => {
      began = performance.now();
      return this.#draw(image);
    });
    const pause = () =>
      new Promise((resolve) => setTimeout(resolve, performance.now() - began).unref());
    this.#last = drawing.then(pause, pause);
    const cached = drawing
      .then((drawn) => {
        this.#drawn.set(key, drawn);
        return drawn;
      })
      .finally(() => this.#waiting.delete(key));
    this.#waiting.set(key, cached);
    return cached;
  }
}
