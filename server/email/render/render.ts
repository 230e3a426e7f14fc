import { parseRichDocument } from '../../../domain/content/rich-document.ts';
import type { Language } from '../../../domain/language.ts';
import { essentialVariablesOf } from '../../../domain/mail/essential-variables.ts';
import { findRenderedError, type SecretError } from '../../../domain/mail/mail-template-secrets.ts';
import { layOut } from './layout.ts';
import { escapeHtml, htmlLiquid, lineLiquid } from './liquid.ts';
import { toPlainText } from './plain-text.ts';
import { renderRichHtml } from './rich-html.ts';

export type Texts = Record<Language, string>;

export interface Template {
  /** Unknown in a few tests: such a template needs no variable. */
  key?: string;
  subject: Texts;
  body: Texts;
  /** Names that the texts may use. */
  variables: string[];
}

export interface Sender {
  siteName: string;
  siteUrl: string;
  contactEmail: string;
}

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

export type Content = {
  language: Language;
  variables: Record<string, unknown>;
  /** Subject and text replace those of the template. */
  subject?: string | null;
  text?: string | null;
  /** Rich text that replaces the text of the template. */
  body?: unknown;
};

/** Renders a template in one language with its declared variables, as HTML in the layout and as plain text. */
export function renderMail(template: Template, content: Content, sender: Sender): RenderedMail {
  const { language } = content;
  const scope = scopeOf(template, content, sender);
  const subject =
    content.subject ?? lineLiquid.parseAndRenderSync(template.subject[language], scope);
  const body = content.body
    ? renderRichHtml(parseRichDocument(content.body))
    : content.text
      ? paragraphs(content.text)
      : htmlLiquid.parseAndRenderSync(template.body[language], scope);
  const { unsubscribe_link: unsubscribe } = scope;
  // Most texts contain the link to unsubscribe; the footer adds it to the others.
  const needsNoLink = typeof unsubscribe !== 'string' || body.includes(escapeHtml(unsubscribe));
  const unsubscribeLink = needsNoLink ? undefined : unsubscribe;
  return {
    subject: subject.trim().slice(0, 300),
    html: layOut({ subject, body, language, sender, unsubscribeLink }),
    text: toPlainText({ body, language, sender, unsubscribeLink }),
  };
}

/** Finds links and images of other sites in the rendered body; `masked` are the values of links and codes. */
export function findBodyError(
  template: Template,
  content: Content,
  sender: Sender,
  masked: string[],
): SecretError | undefined {
  const scope = scopeOf(template, content, sender);
  const html = htmlLiquid.parseAndRenderSync(template.body[content.language], scope);
  const targets = Object.values(scope).map((value) => escapeHtml(String(value ?? '')));
  const { siteUrl } = sender;
  return findRenderedError(html, { siteUrl, targets, masked: masked.map(escapeHtml) });
}

/**
 * Says whether the body shows the link or the code without which the mail is of no use. A value that the mail does not
 * have cannot be shown.
 */
export function showsEssential(template: Template, content: Content, sender: Sender): boolean {
  const names = template.key ? essentialVariablesOf(template.key) : [];
  const scope = scopeOf(template, content, sender);
  const values = names.map((name) => scope[name]).filter((value) => value);
  if (values.length === 0) return true;
  const html = htmlLiquid.parseAndRenderSync(template.body[content.language], scope);
  return values.some((value) => html.includes(escapeHtml(String(value))));
}

function scopeOf({ variables }: Template, content: Content, { siteName }: Sender) {
  return declared(variables, { site_name: siteName, ...content.variables });
}

/** Picks the declared names. A name without a value is empty, not an error. */
function declared(names: string[], variables: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, variables[name] ?? null]));
}

function paragraphs(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replace(/\r?\n/g, '<br>')}</p>`)
    .join('\n');
}
