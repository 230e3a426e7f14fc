import { findHolder, type Holder, shareFolder } from './postgres/embedded/lock.ts';

// A running product reads its pages from the folder it was built into. A build would take them away under it.

const folder = 'build';

/** Until the returned function is called, `npm start` builds nothing new here. A read-only image is never built anew. */
export async function noteProgram(url: string): Promise<() => Promise<void>> {
  return shareFolder(folder, url).catch(() => async () => undefined);
}

export const findRunningProgram = (): Promise<Holder | undefined> => findHolder(folder);
