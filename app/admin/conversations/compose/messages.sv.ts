import { maxFileMebibytes } from '../../../../domain/limits.ts';
import { maxMailDocuments } from '../../../../domain/mail/staff-mail.ts';
import { byCode } from '../../../i18n/messages-of.ts';

import type { AdminConversationsMessages } from '../messages.en.ts';

export const composeMessages: AdminConversationsMessages['reply'] = {
  template: 'Utgå från',
  ownWords: 'Ett tomt mejl',
  standard: 'Standardmejl',
  otherLanguage: 'Mallen saknar text på {name}, så du utgår från den på {other}.',
  replaced: 'Din text byttes ut.',
  subject: 'Ämne',
  message: 'Meddelande till {name}',
  ownMessage: 'Lägg till några egna ord (valfritt)',
  hint: 'Skickas som det ser ut här, med vår sidfot. Svaret kommer hit.',
  attach: 'Bilagor',
  upload: 'Ladda upp en fil',
  uploading: 'Laddar upp …',
  uploadHint: `PDF, Word, OpenDocument, RTF eller ren text, högst ${maxFileMebibytes} MB. Sparas bland personens dokument.`,
  uploadFailed: '”{name}” laddades inte upp. {error}',
  fileErrors: byCode({
    file_empty: 'Filen är tom.',
    file_too_large: `Den är större än ${maxFileMebibytes} MB.`,
    file_type: 'Den här filtypen går inte att bifoga.',
    file_bomb: 'Filen är skadad eller osäker.',
  }),
  tooLarge: `Ett mejl kan ha högst ${maxMailDocuments} bilagor på sammanlagt ${maxFileMebibytes} MB. Ta bort någon.`,
  preview: 'Förhandsgranska',
  previewFrame: 'Mejlet som det kommer att skickas',
  to: 'Till {address}',
  later: 'Skicka senare…',
  sendNow: 'Skicka nu i stället',
  sendAt: 'Datum och tid',
  send: 'Skicka',
  schedule: 'Schemalägg',
  cancel: 'Avbryt',
  sentNow: 'Mejlet skickas om {seconds} sekunder.',
  sentLater: 'Mejlet skickas {time}.',
  empty: 'Skriv något först.',
  typedVariable: 'Byt ut {name} mot rätt ord: annars skickas det precis så.',
  unfilled: 'Fyll i uppgifterna som saknas: {names}.',
  noAddress: 'Personen har ingen e-postadress.',
  errors: {
    mail_left: 'För sent: mejlet har redan skickats.',
    mail_unfit:
      'Mejlet passar inte det steg som ansökan är i. Flytta ansökan och skicka mejlet samtidigt.',
    not_found: 'Personen, eller något du bifogar, finns inte längre.',
    conflict: 'Mejlet är redan på väg.',
  },
};
