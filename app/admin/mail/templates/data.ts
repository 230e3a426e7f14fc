import type { Language } from '../../../../domain/language.ts';
import type { MailSample } from '../../../../domain/mail/mail-sample.ts';
import type { TemplateError } from '../../../../domain/mail/mail-template.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { callFunction } from '../../../backend/call-function.ts';
import { unwrap } from '../../../backend/unwrap.ts';

type Text = Record<Language, string>;

/** The four texts of a mail, each edited and compared separately. */
export type TemplateDraft = Record<`${'subject' | 'body'}.${Language}`, string>;

export type EmailTemplate = {
  key: string;
  sentWhen: Text;
  draft: TemplateDraft;
  defaults: TemplateDraft;
  variables: string[];
  sample: MailSample;
  version: number;
  savedAt: string;
  savedBy: string | null;
};

const columns =
  'key, sent_when, subject, body, default_subject, default_body, variables, sample, version, updated_at, updated_by';

export async function listEmailTemplates(client: BrowserClient): Promise<EmailTemplate[]> {
  const rows = await unwrap(client.from('email_templates').select(columns).order('key'));
  return rows.map(toTemplate);
}

export async function findEmailTemplate(
  client: BrowserClient,
  key: string,
): Promise<EmailTemplate | null> {
  const row = await unwrap(
    client.from('email_templates').select(columns).eq('key', key).maybeSingle(),
  );
  return row && toTemplate(row);
}

type Row = {
  key: string;
  sent_when: unknown;
  subject: unknown;
  body: unknown;
  default_subject: unknown;
  default_body: unknown;
  variables: string[];
  sample: unknown;
  version: number;
  updated_at: string;
  updated_by: string | null;
};

function toTemplate(row: Row): EmailTemplate {
  return {
    key: row.key,
    sentWhen: row.sent_when as Text,
    draft: toDraft(row.subject, row.body),
    defaults: toDraft(row.default_subject, row.default_body),
    variables: row.variables,
    sample: row.sample as MailSample,
    version: row.version,
    savedAt: row.updated_at,
    savedBy: row.updated_by,
  };
}

function toDraft(subject: unknown, body: unknown): TemplateDraft {
  const [title, text] = [subject as Text, body as Text];
  return {
    'subject.en': title.en,
    'subject.sv': title.sv,
    'body.en': text.en,
    'body.sv': text.sv,
  };
}

/**
 * Returns the new version, or null if a colleague saved in between. Throws if the template cannot
 * be rendered.
 */
export async function saveEmailTemplate(
  client: BrowserClient,
  key: string,
  { draft, version }: { draft: TemplateDraft; version: number },
): Promise<number | null> {
  const saved = await callFunction<{ version: number | null }>(client, 'save-mail-template', {
    template: key,
    version,
    subject: { en: draft['subject.en'], sv: draft['subject.sv'] },
    body: { en: draft['body.en'], sv: draft['body.sv'] },
  });
  return saved.version;
}

/** Lists the saved versions of a template, newest first. */
export async function listTemplateVersions(client: BrowserClient, key: string) {
  return unwrap(
    client
      .from('email_template_versions')
      .select('version, at:created_at, by:edited_by')
      .eq('template_key', key)
      .order('version', { ascending: false })
      .limit(200),
  );
}

export async function getTemplateVersion(
  client: BrowserClient,
  key: string,
  version: number,
): Promise<TemplateDraft> {
  const row = await unwrap(
    client
      .from('email_template_versions')
      .select('subject, body')
      .eq('template_key', key)
      .eq('version', version)
      .single(),
  );
  return toDraft(row.subject, row.body);
}

type MailPreview = {
  errors: { part: 'subject' | 'body'; code: TemplateError['code'] | 'syntax'; detail: string }[];
  subject?: string;
  html?: string;
  text?: string;
};

export async function previewTemplate(
  client: BrowserClient,
  mail: { template: string; language: Language; subject: string; body: string },
): Promise<MailPreview> {
  return callFunction<MailPreview>(client, 'preview-mail', mail);
}
