/** A bounded map that drops the least recently used entry. */
export class Lru<K, V> {
  readonly #entries = new Map<K, V>();
  readonly #limit: number;
  readonly #onDrop: ((value: V) => void) | undefined;

  constructor(limit: number, onDrop?: (value: V) => void) {
    this.#limit = limit;
    this.#onDrop = onDrop;
  }

  get(key: K): V | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    // Moving an entry costs two map writes, so it is only done when the map is at least half full.
    if (this.#entries.size * 2 > this.#limit) {
      this.#entries.delete(key);
      this.#entries.set(key, value);
    }
    return value;
  }

  set(key: K, value: V): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size <= this.#limit) return;
    for (const [oldest, dropped] of this.#entries) {
      this.#entries.delete(oldest);
      this.#onDrop?.(dropped);
      return;
    }
  }

  delete(key: K): void {
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }
}
