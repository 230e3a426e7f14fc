import { BackendError } from '../../../backend/backend-error.ts';

type StoredText = { text: string; version: string | null };

/** Reads and writes a text that several colleagues edit. */
export type TextSource = {
  read: () => Promise<StoredText>;
  /** Writes only if the record is still of this version. Resolves to whether it was. */
  write: (text: string, version: string | null) => Promise<boolean>;
};

/** Each retry follows a change of the same record, so a few are enough. */
const maxAttempts = 3;

export const isSameText = (one: string, other: string) => one.trim() === other.trim();

/**
 * Saves a text that was edited from `base`. Returns the stored text if a colleague has changed it
 * differently since, and then nothing has been saved.
 */
export async function saveText(
  { read, write }: TextSource,
  text: string,
  base: string,
): Promise<string | undefined> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const storedText = await read();
    if (isSameText(storedText.text, text)) return undefined;
    if (!isSameText(storedText.text, base)) return storedText.text;
    // The version also changes with other columns of the record, so the text is refetched.
    if (await write(text.trim(), storedText.version)) return undefined;
  }
  throw new BackendError({ code: 'conflict', message: 'saved in between' });
}
