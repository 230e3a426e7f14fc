import { AsyncLocalStorage } from 'node:async_hooks';

// Records the tables that a page was rendered from, so that a change of a table makes only the pages stale
// that show it. The URLs of the data API name them: the table in the path, and embedded ones in
// `select`. Words that are not tables do no harm.

const reads = new AsyncLocalStorage<Set<string>>();

export async function withReads<T>(work: () => Promise<T>): Promise<[T, ReadonlySet<string>]> {
  const words = new Set<string>();
  return [await reads.run(words, work), words];
}

/** Called with every URL of the data API that a page requests. */
export function recordRead(url: string): void {
  const words = reads.getStore();
  if (!words) return;
  for (const word of decodeURIComponent(url).match(/[a-z_]+/g) ?? []) words.add(word);
}
