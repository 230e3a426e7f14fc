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
