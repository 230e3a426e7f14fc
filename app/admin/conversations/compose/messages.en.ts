import { maxFileMebibytes } from '../../../../domain/limits.ts';
import { maxMailDocuments } from '../../../../domain/mail/staff-mail.ts';
import { byCode } from '../../../i18n/messages-of.ts';

export const composeMessages = {
  template: 'Start from',
  ownWords: 'A blank email',
  standard: 'Standard emails',
  otherLanguage: 'This template has no {name} text, so you’re using the {other} one.',
  replaced: 'Your text was replaced.',
  subject: 'Subject',
  message: 'Message to {name}',
  ownMessage: 'Add a few words of your own (optional)',
  hint: 'Sent as you see it, with our footer. Replies arrive here.',
  attach: 'Attachments',
  upload: 'Upload a file',
  uploading: 'Uploading…',
  uploadHint: `PDF, Word, OpenDocument, RTF or plain text, up to ${maxFileMebibytes} MB. Saved with the person’s documents.`,
  uploadFailed: '“{name}” wasn’t uploaded. {error}',
  fileErrors: byCode({
    file_empty: 'The file is empty.',
    file_too_large: `It’s larger than ${maxFileMebibytes} MB.`,
    file_type: 'This type of file isn’t accepted.',
    file_bomb: 'The file is damaged or unsafe.',
  }),
  tooLarge: `An email can have at most ${maxMailDocuments} attachments and ${maxFileMebibytes} MB in total. Remove one.`,
  preview: 'Preview',
  previewFrame: 'The email as it will be sent',
  to: 'To {address}',
  later: 'Send later…',
  sendNow: 'Send now instead',
  sendAt: 'Date and time',
  send: 'Send',
  schedule: 'Schedule',
  cancel: 'Cancel',
  sentNow: 'The email goes out in {seconds} seconds.',
  sentLater: 'The email goes out {time}.',
  empty: 'Write something first.',
  typedVariable: 'Replace {name} with the right words: it would be sent exactly like that.',
  unfilled: 'Fill in the missing details: {names}.',
  noAddress: 'This person has no email address.',
  errors: {
    mail_left: 'Too late: the email has been sent.',
    mail_unfit:
      'That email doesn’t match the stage the application is in. Move the application and send the email with the move.',
    not_found: 'The person, or something attached, is no longer there.',
    conflict: 'This email is already on its way.',
  },
} as const;
