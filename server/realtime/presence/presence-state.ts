import type { PresenceEntry } from '../relay.ts';

export interface Present extends PresenceEntry {
  node: string;
}

/** The presences of one room in all processes, and the changes that have not been sent to its members. */
export class PresenceState {
  readonly #present = new Map<string, Present>();
  #joins = new Map<string, Present>();
  #leaves = new Map<string, Present>();
  #size = 0;

  /** Characters of all presences. */
  get size(): number {
    return this.#size;
  }

  add(entry: Present): void {
    if (this.#present.has(entry.ref)) return;
    this.#present.set(entry.ref, entry);
    this.#size += sizeOf(entry);
    // Clients apply joins before leaves, so a reference in both would be removed.
    if (!this.#leaves.delete(entry.ref)) this.#joins.set(entry.ref, entry);
  }

  remove(ref: string): void {
    const entry = this.#present.get(ref);
    if (!entry) return;
    this.#present.delete(ref);
    this.#size -= sizeOf(entry);
    // A presence that joined and left between two diffs is not sent.
    if (!this.#joins.delete(ref)) this.#leaves.set(ref, entry);
  }

  entries(): Iterable<Present> {
    return this.#present.values();
  }

  /** `presence_state`: all presences by key. */
  render(): string {
    return renderByKey(this.#present.values());
  }

  /** `presence_diff` since the last call, if there is any. */
  takeDiff(): string | undefined {
    if (this.#joins.size === 0 && this.#leaves.size === 0) return undefined;
    const diff = `{"joins":${renderByKey(this.#joins.values())},"leaves":${renderByKey(this.#leaves.values())}}`;
    this.#joins = new Map();
    this.#leaves = new Map();
    return diff;
  }
}

export const sizeOf = ({ key, meta }: Pick<Present, 'key' | 'meta'>): number =>
  key.length + meta.length;

function renderByKey(entries: Iterable<Present>): string {
  const metas = new Map<string, string[]>();
  for (const { key, meta } of entries) {
    const list = metas.get(key);
    if (list) list.push(meta);
    else metas.set(key, [meta]);
  }
  const parts = Array.from(
    metas,
    ([key, list]) => `${JSON.stringify(key)}:{"metas":[${list.join()}]}`,
  );
  return `{${parts.join()}}`;
}
