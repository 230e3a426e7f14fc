import type { MessageText } from '../../../../domain/mail/message-template.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { deleteOne, requireRow, unwrap } from '../../../backend/unwrap.ts';

const columns = 'id, name, subject, body, is_shared, owner_id' as const;

export type MessageTemplate = {
  id: string;
  name: string;
  subject: MessageText;
  body: MessageText;
  is_shared: boolean;
  /** Null if the author has left. */
  owner_id: string | null;
};

/** Lists templates. Row-level security shows the caller's own and the shared templates. */
export async function listMessageTemplates(client: BrowserClient): Promise<MessageTemplate[]> {
  const rows = await unwrap(client.from('message_templates').select(columns).order('name'));
  // Check constraints of the table keep this form.
  return rows as MessageTemplate[];
}

export async function findMessageTemplate(
  client: BrowserClient,
  id: string,
): Promise<MessageTemplate | null> {
  const row = await unwrap(
    client.from('message_templates').select(columns).eq('id', id).maybeSingle(),
  );
  return row as MessageTemplate | null;
}

export type TemplateTexts = Pick<MessageTemplate, 'name' | 'subject' | 'body' | 'is_shared'>;

/** Inserts the template if it has no id, and updates it if it has one. */
export async function saveMessageTemplate(
  client: BrowserClient,
  id: string | undefined,
  { subject, body, ...others }: TemplateTexts,
): Promise<void> {
  const row = { ...others, subject: { ...subject }, body: { ...body } };
  const table = client.from('message_templates');
  const writeQuery = id ? table.update(row as never).eq('id', id) : table.insert(row as never);
  requireRow(await unwrap(writeQuery.select('id')));
}

export async function deleteMessageTemplate(client: BrowserClient, id: string): Promise<void> {
  await deleteOne(client.from('message_templates').delete().eq('id', id).select('id'));
}
