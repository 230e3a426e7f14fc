import { messageFrom, usualSignature } from '../../../domain/mail/message.ts';
import {
  fillLine,
  findTypedVariable,
  languageOfText,
  listVariables,
  type MessageText,
  messageVariables,
} from '../../../domain/mail/message-template.ts';
import { blankTemplateFor, type MailTarget } from '../../../domain/mail/staff-mail.ts';
import { asCaller } from '../../functions/act-as.ts';
import { toMessageValues } from '../mail/prepare.ts';
import { getRecipient, placeholderMessage } from '../mail/recipient.ts';
import { type RowContext, SkippedRow } from './bulk-kind.ts';

type Texts = { subject: MessageText; body: MessageText; signature: MessageText | null };

/**
 * Fills in a message template of colleagues for a recipient and adds the signature. The text is in the language of the
 * recipient if the template has it.
 */
export async function fillTemplate(
  { query, staff, site }: Pick<RowContext, 'query' | 'staff' | 'site'>,
  target: MailTarget,
  templateId: string,
) {
  const { rows } = await asCaller(query, () =>
    query<Texts>(
      `select subject, body, (select body from public.staff_signatures where user_id = $2) as signature
       from public.message_templates where id = $1`,
      [templateId, staff.id],
    ),
  );
  const [texts] = rows;
  if (!texts) throw new SkippedRow('template_gone');
  const blank = {
    ...target,
    template: blankTemplateFor(target),
    message: placeholderMessage,
    test: false,
  };
  const recipient = await getRecipient(query, blank, staff, site);
  const values = toMessageValues(recipient, { sender: staff.name, agency: site.name });
  const language = languageOfText(texts.body, recipient.language);
  const signature = texts.signature?.[language] ?? usualSignature(language, staff.name);
  const body = messageFrom(texts.body[language] ?? {}, values, signature);
  const variables = [texts.subject[language], texts.body[language]].flatMap(listVariables);
  const typed = [texts.subject[language], texts.body[language]].some(findTypedVariable);
  if (typed || variables.some((name) => !values[name])) throw new SkippedRow('unfilled');
  const names = Object.fromEntries(messageVariables.map((name) => [name, name])) as Record<
    (typeof messageVariables)[number],
    string
  >;
  const subject = fillLine(texts.subject[language], values, names);
  return { language, body: { ...body }, ...(subject && { subject }) };
}
