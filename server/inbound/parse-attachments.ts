import { fileTypeFromBuffer } from 'file-type';
import type { Attachment } from 'postal-mime';
import { maxAttachments, maxListedAttachments } from '../../domain/conversations/received-mail.ts';
import { maxFileBytes } from '../../domain/limits.ts';
import { findDocumentType } from '../documents/document-type.ts';
import { fileNameOf, lineOf, sha256Of } from './mail-text.ts';
import type { ParsedAttachment } from './parsed-mail.ts';

/** Pictures that browsers show and that cannot run anything. */
const pictures = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];
const headLength = 4100;

/** Checks each attachment by its content. Attachments of other types or sizes are listed by name, not stored. */
export async function parseAttachments(list: Attachment[]): Promise<ParsedAttachment[]> {
  // Pictures in the text of a mail, such as the logo of a signature, are no attachments.
  const attached = list.filter(
    ({ related, disposition }) => !related || disposition === 'attachment',
  );
  const parsed: ParsedAttachment[] = [];
  for (const attachment of attached.slice(0, maxListedAttachments)) {
    const isOneTooMany = parsed.filter(({ file }) => file).length >= maxAttachments;
    parsed.push(await parseAttachment(attachment, isOneTooMany));
  }
  return parsed;
}

async function parseAttachment(
  { filename, mimeType, content }: Attachment,
  isOneTooMany: boolean,
): Promise<ParsedAttachment> {
  const bytes = bytesOf(content);
  const rejected = {
    fileName: fileNameOf(filename, ''),
    mimeType: lineOf(mimeType, 120),
    size: bytes.length,
  };
  if (isOneTooMany) return { ...rejected, error: 'file_count' };
  const type = await findType(bytes);
  if (typeof type === 'string') return { ...rejected, error: type };
  const { extension } = type;
  return {
    fileName: fileNameOf(filename, extension),
    mimeType: type.mimeType,
    size: bytes.length,
    file: { bytes, sha256: sha256Of(bytes), extension },
  };
}

async function findType(bytes: Uint8Array) {
  const document = await findDocumentType(bytes);
  if (document !== 'file_type' || bytes.length > maxFileBytes) return document;
  const detectedType = await fileTypeFromBuffer(bytes.subarray(0, headLength));
  if (!detectedType || !pictures.includes(detectedType.mime)) return document;
  return { extension: detectedType.ext, mimeType: detectedType.mime };
}

export function bytesOf(content: Attachment['content']): Uint8Array {
  if (typeof content === 'string') return new TextEncoder().encode(content);
  return content instanceof Uint8Array ? content : new Uint8Array(content);
}
