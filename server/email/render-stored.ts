import { findSecretError } from '../../domain/mail/mail-template-secrets.ts';
import { fillIn } from './fill-in.ts';
import type { OpenLink } from './open-links.ts';
import { type Content, type Rendered, renderMail, type Sender, type Template } from './render.ts';

export type StoredTemplate = Template & {
  default_subject: Template['subject'];
  default_body: Template['body'];
};

/**
 * A text of the owner's that cannot be rendered, because a newer release fills in other names, say, must not keep
 * anybody waiting: the built-in text takes its place, and the fault is told.
 */
export function renderStored(
  template: StoredTemplate,
  content: Content,
  sender: Sender,
): { rendered: Rendered; fault?: string } {
  try {
    return { rendered: renderMail(template, content, sender) };
  } catch (error) {
    const { default_subject: subject, default_body: body } = template;
    const rendered = renderMail({ ...template, subject, body }, content, sender);
    return { rendered, fault: `template: ${(error as Error).message}`.slice(0, 2000) };
  }
}

/**
 * A mail with its links masked, into which they can be put when it is sent. Where a template changes a link or a
 * code by a filter they cannot, and the built-in text takes its place.
 */
export function renderMasked(
  template: StoredTemplate,
  content: Content,
  sender: Sender,
  links: OpenLink[],
): { rendered: Rendered; fault?: string } {
  const masked = renderStored(template, content, sender);
  const open = Object.fromEntries(links.map(({ name, sent }) => [name, sent]));
  const variables = { ...content.variables, ...open };
  const { rendered: whole } = renderStored(template, { ...content, variables }, sender);
  const isFilled = fillIn(masked.rendered, links).html === whole.html;
  const isSafe = content.text || links.length === 0 || !leaks(template, content, sender);
  if (isFilled && isSafe) return masked;
  const { default_subject: subject, default_body: body } = template;
  const rendered = renderMail({ ...template, subject, body }, content, sender);
  return { rendered, fault: 'template: a link or a code is changed or could leak' };
}

/** Templates of earlier releases were saved without this check. A link to another site leaks nothing by itself. */
function leaks(
  { subject, body, variables }: StoredTemplate,
  { language }: Content,
  { siteUrl }: Sender,
): boolean {
  const means = { variables, siteUrl };
  const faults = [
    findSecretError('subject', subject[language], means),
    findSecretError('body', body[language], means),
  ];
  return faults.some((fault) => fault && fault.code !== 'foreign_link');
}
