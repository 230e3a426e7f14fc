import { z } from 'zod';
import * as field from '../forms/form-field.ts';
import { languages } from '../language.ts';
import { maxMessageLength } from '../limits.ts';

/** A mail waits this long before it is sent, so that it can be cancelled. */
export const undoSeconds = 10;

/** The templates without a text: the colleague writes it. */
const blankTemplates = ['application_message', 'client_message', 'person_message'];

export const isBlankTemplate = (template: string) => blankTemplates.includes(template);

/** The recipient of a mail: an applicant, a contact of a client or a person. */
export type MailTarget = { application_id?: string; person_id?: string; client_id?: string };

/** The blank template for a mail that staff write themselves. */
export function blankTemplateFor({ application_id, client_id }: MailTarget): string {
  if (application_id) return 'application_message';
  return client_id ? 'client_message' : 'person_message';
}

/** Length of the subject of a template, and of a mail whose text staff have changed. */
export const maxSubjectLength = 200;
/** Length of the text of both. */
const maxBodyLength = 20_000;

/** Documents that may go with a mail. */
export const maxMailDocuments = 10;

const templateKey = z.string().regex(/^[a-z][a-z0-9_]{1,59}$/, 'invalid');

/** The text of a mail: the text of the template, with or without a message by staff, or a text that replaces it. */
export const mailText = {
  template: templateKey,
  message: field.text(maxMessageLength),
  language: z.enum(languages, 'choice_invalid').optional(),
  /** Replaces the template's text. */
  subject: field.text(maxSubjectLength),
  text: field.text(maxBodyLength),
  /** Rich text of the editor, which replaces the template's text as well. */
  body: z.record(z.string(), z.unknown()).optional(),
  send_after: field.optional(z.iso.datetime({ offset: true, error: 'date_invalid' })),
};

/** A mail that staff send manually from a template. */
export const staffMail = z
  .object({
    ...mailText,
    application_id: field.uuid.optional(),
    person_id: field.uuid.optional(),
    /** Set for the mail with the link to a shortlist. */
    review_link_id: field.uuid.optional(),
    job_id: field.uuid.optional(),
    /** The client of whom the person is a contact. */
    client_id: field.uuid.optional(),
    /** Documents of the person that go with the mail. */
    documents: z.array(field.uuid).max(maxMailDocuments, 'too_long').optional(),
    /** Sends it to the sender, with example values. */
    test: z.boolean().default(false),
  })
  .refine((mail) => mail.test || mail.application_id || mail.person_id || mail.review_link_id, {
    path: ['application_id'],
    error: 'required',
  })
  // Documents belong to a person, and a test has none.
  .refine((mail) => !(mail.test && mail.documents?.length), {
    path: ['documents'],
    error: 'invalid',
  });

export type StaffMail = z.output<typeof staffMail>;

/** Asks for the values that fill in a mail to a recipient. */
export const mailPreparation = z
  .object({
    application_id: field.uuid.optional(),
    person_id: field.uuid.optional(),
    client_id: field.uuid.optional(),
  })
  .refine((target) => target.application_id || target.person_id, {
    path: ['application_id'],
    error: 'required',
  });

/** Renders an unsaved template, with example values or for an application. */
export const mailPreview = z.object({
  template: templateKey,
  language: z.enum(languages, 'choice_invalid'),
  subject: z.string().max(maxSubjectLength, 'too_long').optional(),
  body: z.string().max(maxBodyLength, 'too_long').optional(),
  application_id: field.uuid.optional(),
  /** The target job of a move. */
  job_id: field.uuid.optional(),
  message: field.text(maxMessageLength),
});

export type MailPreview = z.output<typeof mailPreview>;

const inBothLanguages = (max: number) => {
  const text = z.string().max(max, 'too_long');
  return z.object({ en: text, sv: text });
};

/** The texts of a template and the version that the editor saw. */
export const savedTemplate = z.object({
  template: templateKey,
  version: z.int(),
  subject: inBothLanguages(maxSubjectLength),
  body: inBothLanguages(maxBodyLength),
});
