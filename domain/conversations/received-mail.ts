import { z } from 'zod';
import * as field from '../forms/form-field.ts';
import { maxFileBytes } from '../limits.ts';

/** Size of a mail as it arrives: attachments of `maxFileBytes` grow by a third, and their mail has a text as well. */
export const maxMailBytes = Math.ceil(maxFileBytes * 1.5);

/** Attachments of a mail that are stored. Of further ones only the names are kept, of `maxListedAttachments` at most. */
export const maxAttachments = 20;
export const maxListedAttachments = 50;

/**
 * Maximum number of attachments that become documents of a person. Anyone with a reply address can send any number of
 * small ones.
 */
export const maxMailDocuments = 200;

/** Lengths of the stored parts of a mail; longer ones are cut. */
export const maxMailLengths = {
  messageId: 200,
  address: 254,
  name: 200,
  subject: 300,
  text: 100_000,
  html: 500_000,
  fileName: 120,
} as const;

/** Reasons for which an attachment is not stored. */
export type AttachmentError =
  | 'file_empty'
  | 'file_too_large'
  | 'file_type'
  | 'file_bomb'
  | 'file_count';

/** Puts a mail of no conversation into that with a person. */
export const mailAssignment = z.object({
  mail_id: field.uuid,
  person_id: field.uuid,
  application_id: field.uuid.optional(),
});
