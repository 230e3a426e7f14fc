import type { Language } from '../../../../domain/language.ts';
import type { MessageText, MessageValues } from '../../../../domain/mail/message-template.ts';
import type { MailTarget, StaffMail } from '../../../../domain/mail/staff-mail.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { callFunction } from '../../../backend/call-function.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import { unwrap } from '../../../backend/unwrap.ts';

/** The text that a mail begins with. */
type Preparation = {
  to: string;
  person_id: string;
  language: Language;
  subject: string;
  values: MessageValues;
};

export const preparationKey = (target: MailTarget) =>
  [...queryKeys.table('staff_signatures'), 'mail', target] as const;

export async function prepareMail(client: BrowserClient, target: MailTarget) {
  const [preparation, signature] = await Promise.all([
    callFunction<Preparation>(client, 'prepare-mail', target),
    findSignature(client),
  ]);
  return { ...preparation, signature };
}

/** Row-level security shows only the caller's own signature. Returns an empty one if none was saved. */
export async function findSignature(client: BrowserClient): Promise<MessageText> {
  const row = await unwrap(client.from('staff_signatures').select('body').maybeSingle());
  return (row?.body ?? {}) as MessageText;
}

export async function saveSignature(client: BrowserClient, body: MessageText): Promise<void> {
  const row = { body: { ...body } as never };
  await unwrap(client.from('staff_signatures').upsert(row, { onConflict: 'user_id' }));
}

export type ComposedMail = Partial<StaffMail> & Pick<StaffMail, 'template'>;

export async function previewMessage(client: BrowserClient, mail: ComposedMail) {
  return callFunction<{ to: string; subject: string; html: string }>(
    client,
    'preview-message',
    mail,
  );
}

export const documentsKey = (personId: string) =>
  [...queryKeys.table('documents'), 'of', personId] as const;

export async function listDocuments(client: BrowserClient, personId: string) {
  return unwrap(
    client
      .from('documents')
      .select('id, file_name, size_bytes')
      .eq('person_id', personId)
      .order('created_at', { ascending: false }),
  );
}

export async function addDocument(client: BrowserClient, personId: string, file: File) {
  const form = new FormData();
  form.set('person_id', personId);
  form.set('cv', file);
  return callFunction<{ id: string }>(client, 'add-document', form);
}
