import { findHolder, type Holder, shareFolder } from '../../postgres/embedded/lock.ts';
import { makeFolders } from '../../support/make-folders.ts';

// A running product reads its pages from the build folder and starts programs from its packages. A build or
// an installation would delete them while they are used.

const folder = 'build';
/** A development server reads nothing that was built: only the installation in scripts/setup.sh looks here. */
const developmentFolder = 'build/development';

/**
 * Prevents builds and installations in this folder until the returned function is called. A read-only
 * image is never built again.
 */
export async function recordProgram(
  url: string,
  isDevelopment: boolean,
): Promise<() => Promise<void>> {
  const usedFolder = isDevelopment ? developmentFolder : folder;
  return makeFolders(usedFolder)
    .then(() => shareFolder(usedFolder, url))
    .catch(() => async () => undefined);
}

export const findRunningProgram = (): Promise<Holder | undefined> => findHolder(folder);
