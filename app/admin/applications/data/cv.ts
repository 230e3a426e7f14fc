import type { BrowserClient } from '../../../backend/browser-client.ts';
import { downloadUrl } from '../../../backend/download-url.ts';
import { unwrap } from '../../../backend/unwrap.ts';
import type { CvDocument } from './application.ts';

const cvLinkSeconds = 300;

type CvLinks = { show: string; download: string };

/** Returns signed URLs that open the file for a few minutes. */
export async function signCv(
  client: BrowserClient,
  cv: Pick<CvDocument, 'bucket' | 'path' | 'file_name'>,
): Promise<CvLinks> {
  const { signedUrl } = await unwrap(
    client.storage.from(cv.bucket).createSignedUrl(cv.path, cvLinkSeconds),
  );
  return { show: signedUrl, download: downloadUrl(signedUrl, cv.file_name) };
}

export async function readCvText(client: BrowserClient, id: string): Promise<string | null> {
  const { extracted_text: text } = await unwrap(
    client.from('documents').select('extracted_text').eq('id', id).single(),
  );
  return text;
}
