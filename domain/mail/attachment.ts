import { maxFileBytes } from '../limits.ts';

/** A stored file that goes with a mail. It is read when the mail is sent. */
export type Attachment = {
  bucket: string;
  path: string;
  fileName: string;
  mimeType: string;
  size: number;
};

/** Size of all attachments of a mail together: mail servers reject much larger ones, which grow by a third on the way. */
export const maxAttachmentBytes = maxFileBytes;
