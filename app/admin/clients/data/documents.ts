import type { Enums } from '../../../../domain/database.types.ts';
import { BackendError } from '../../../backend/backend-error.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { deleteOne, unwrap } from '../../../backend/unwrap.ts';

// Contracts are in a private bucket with a folder per client, which row-level security opens to administrators and the
// owner of the client.

const bucket = 'contracts';

const extensionByType: Record<string, string> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.oasis.opendocument.text': 'odt',
};

export const contractTypes = Object.keys(extensionByType);

/** The file is removed again if its row cannot be added. */
export async function uploadDocument(
  client: BrowserClient,
  clientId: string,
  file: File,
  kind: Enums<'client_document_kind'>,
): Promise<void> {
  const path = `${clientId}/${crypto.randomUUID()}.${extensionByType[file.type] ?? 'bin'}`;
  const files = client.storage.from(bucket);
  const { error } = await files.upload(path, file, { contentType: file.type });
  if (error) throw new BackendError(error);
  try {
    await unwrap(
      client.from('client_documents').insert({
        client_id: clientId,
        kind,
        path,
        file_name: file.name,
        mime_type: file.type,
        size_bytes: file.size,
      }),
    );
  } catch (error) {
    await files.remove([path]);
    throw error;
  }
}

const signedSeconds = 300;

export async function signClientDocument(client: BrowserClient, path: string, fileName: string) {
  const { signedUrl } = await unwrap(
    client.storage.from(bucket).createSignedUrl(path, signedSeconds),
  );
  // The client library encodes the name twice, and the file would be named “Avtal Bl%C3%A5b%C3%A4r.pdf”.
  return `${signedUrl}&download=${encodeURIComponent(fileName)}`;
}

export async function deleteDocument(client: BrowserClient, id: string, path: string) {
  await deleteOne(client.from('client_documents').delete().eq('id', id).select('id'));
  const { error } = await client.storage.from(bucket).remove([path]);
  if (error) throw new BackendError(error);
}
