import type { BrowserClient } from '../../../backend/browser-client.ts';
import { unwrap } from '../../../backend/unwrap.ts';
import type { CvDocument } from './application.ts';

const cvLinkSeconds = 300;

type CvLinks = { show: string; download: string };

/** Signed URLs that open the file for a few minutes. */
export async function signCv(client: BrowserClient, cv: CvDocument): Promise<CvLinks> {
  const files = client.storage.from(cv.bucket);
  const [shown, downloaded] = await Promise.all([
    unwrap(files.createSignedUrl(cv.path, cvLinkSeconds)),
    unwrap(files.createSignedUrl(cv.path, cvLinkSeconds, { download: cv.file_name })),
  ]);
  return { show: shown.signedUrl, download: downloaded.signedUrl };
}

export async function readCvText(client: BrowserClient, id: string): Promise<string | null> {
  const { extracted_text: text } = await unwrap(
    client.from('documents').select('extracted_text').eq('id', id).single(),
  );
  return text;
}
