import { AsyncLocalStorage } from 'node:async_hooks';

// Which tables a page was made from, so that a change of one drops the pages that showed it and no
// others. The addresses of the data API name them all: the table in the path, the ones embedded in
// `select`. A word that is no table does no harm.

const reads = new AsyncLocalStorage<Set<string>>();

export async function withReads<T>(work: () => Promise<T>): Promise<[T, ReadonlySet<string>]> {
  const words = new Set<string>();
  return [await reads.run(words, work), words];
}

/** Called with every address of the data API that a page asks for. */
export function noteRead(address: string): void {
  const words = reads.getStore();
  if (!words) return;
  for (const word of decodeURIComponent(address).match(/[a-z_]+/g) ?? []) words.add(word);
}
