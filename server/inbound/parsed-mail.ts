import type { AttachmentError } from '../../domain/conversations/received-mail.ts';

export type ParsedAttachment = {
  fileName: string;
  mimeType: string;
  size: number;
  /** Missing if the attachment is not stored, for the reason in `error`. */
  file?: { bytes: Uint8Array; sha256: string; extension: string };
  error?: AttachmentError;
};

/** A received mail, cut to the limits of the database. */
export type ParsedMail = {
  messageId: string;
  /** Message-IDs of earlier mails, the newest first. */
  references: string[];
  fromEmail: string | null;
  fromName: string | null;
  /** Addresses of the head, for mail whose envelope is not known. */
  addressees: string[];
  subject: string;
  text: string;
  quoted: string;
  html: string | null;
  kind: 'mail' | 'auto_reply' | 'bounce';
  /** The mail that could not be delivered. */
  bounced?: { messageId?: string; recipient?: string; isAddressDead: boolean };
  attachments: ParsedAttachment[];
  isReadable: boolean;
};
