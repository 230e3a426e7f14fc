import { fillIn, type OpenLink } from './open-links.ts';
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
  if (fillIn(masked.rendered, links).html === whole.html) return masked;
  const { default_subject: subject, default_body: body } = template;
  const rendered = renderMail({ ...template, subject, body }, content, sender);
  return { rendered, fault: 'template: a filter changes a link or a code' };
}
