import { formatMailError } from '../../../domain/mail/mail-error.ts';
import { findSecretError } from '../../../domain/mail/mail-template-secrets.ts';
import { fillIn } from '../fill-in.ts';
import type { OpenLink } from '../open-links.ts';
import {
  type Content,
  findBodyError,
  type RenderedMail,
  renderMail,
  type Sender,
  showsEssential,
  type Template,
} from './render.ts';

/** Length of `outbox.last_error`. */
export const maxErrorLength = 2000;

export type StoredTemplate = Template & {
  key: string;
  default_subject: Template['subject'];
  default_body: Template['body'];
};

/**
 * Falls back to the built-in text if an edited text cannot be rendered, for example because a newer release has other
 * variables, or lacks the link or the code for which the mail is sent. The mail is sent, and the error is returned.
 */
export function renderStored(
  template: StoredTemplate,
  content: Content,
  sender: Sender,
): { rendered: RenderedMail; error?: string } {
  try {
    const rendered = renderMail(template, content, sender);
    // The text of a colleague stands in place of that of the template.
    const isComplete = content.body || content.text || showsEssential(template, content, sender);
    if (!isComplete) throw new Error('the link or the code is missing');
    return { rendered };
  } catch (cause) {
    const rendered = renderDefault(template, content, sender);
    return { rendered, error: templateError((cause as Error).message) };
  }
}

function renderDefault(template: StoredTemplate, content: Content, sender: Sender): RenderedMail {
  const { default_subject: subject, default_body: body } = template;
  return renderMail({ ...template, subject, body }, content, sender);
}

/**
 * Renders a mail with masked links, which are filled in when it is sent. If a template changes a link or a code by a
 * filter, they cannot be filled in, so the built-in text is used.
 */
export function renderMasked(
  template: StoredTemplate,
  content: Content,
  sender: Sender,
  links: OpenLink[],
): { rendered: RenderedMail; error?: string } {
  const masked = renderStored(template, content, sender);
  const open = Object.fromEntries(links.map(({ name, sent }) => [name, sent]));
  const variables = { ...content.variables, ...open };
  const { rendered: whole } = renderStored(template, { ...content, variables }, sender);
  const isFilled = fillIn(masked.rendered, links).html === whole.html;
  const isSafe =
    content.body ||
    content.text ||
    links.length === 0 ||
    !mayLeak(template, content, sender, links);
  if (isFilled && isSafe) return masked;
  const rendered = renderDefault(template, content, sender);
  return { rendered, error: templateError('a link or a code is changed or could leak') };
}

const templateError = (detail: string) =>
  formatMailError({ kind: 'template', detail }).slice(0, maxErrorLength);

const isLeak = (code: string | undefined) => code !== undefined && code !== 'foreign_link';

/**
 * Checks again, because earlier releases saved templates without this check, and checks the result: a template may
 * render differently than its text reads. A link of an earlier template to another site alone leaks nothing.
 */
function mayLeak(
  template: StoredTemplate,
  content: Content,
  sender: Sender,
  links: OpenLink[],
): boolean {
  const { subject, body, variables } = template;
  const { language } = content;
  const allowed = { variables, siteUrl: sender.siteUrl };
  const masked = links.map(({ shown }) => shown);
  const inSubject = findSecretError('subject', subject[language], allowed)?.code;
  const inBody = findSecretError('body', body[language], allowed)?.code;
  const rendered = findBodyError(template, content, sender, masked)?.code;
  const isOnlyForeign = inBody === 'foreign_link' && rendered === 'foreign_link';
  return [inSubject, inBody].some(isLeak) || (rendered !== undefined && !isOnlyForeign);
}
