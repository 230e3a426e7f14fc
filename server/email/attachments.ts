import { maxAttachmentBytes } from '../../domain/mail/attachment.ts';
import type { FileStore } from '../documents/file-store.ts';
import type { Query } from '../postgres/query.ts';
import { db } from '../postgres/query.ts';

export type AttachedFile = { filename: string; contentType: string; content: Buffer };

/** Thrown if an attached file is gone or larger than allowed, because the mail must not be sent without it. */
export class AttachmentLost extends Error {
  readonly kind: 'attachment_missing' | 'attachment_too_large';
  readonly fileName: string;

  constructor(kind: AttachmentLost['kind'], fileName: string) {
    super(`${kind}: ${fileName}`);
    this.kind = kind;
    this.fileName = fileName;
  }
}

/** Reads the attachments of a mail as they are stored now. */
export async function readAttachments(
  query: Query,
  files: Pick<FileStore, 'read'>,
  mailId: string,
): Promise<AttachedFile[]> {
  const { rows } = await query(
    db
      .selectFrom('outbox_attachments')
      .select(['bucket', 'path', 'file_name', 'mime_type'])
      .where('mail_id', '=', mailId)
      .orderBy('created_at')
      .orderBy('id'),
  );
  const read: AttachedFile[] = [];
  let size = 0;
  for (const { file_name: filename, mime_type: contentType, ...file } of rows) {
    const bytes = await files.read(file);
    if (!bytes) throw new AttachmentLost('attachment_missing', filename);
    size += bytes.length;
    if (size > maxAttachmentBytes) throw new AttachmentLost('attachment_too_large', filename);
    read.push({ filename, contentType, content: Buffer.from(bytes) });
  }
  return read;
}
