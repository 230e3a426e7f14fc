import type { Language } from '../../../../domain/language.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { callFunction } from '../../../backend/call-function.ts';
import { unwrap } from '../../../backend/unwrap.ts';

type MailTemplate = {
  key: string;
  /** True if the template has a placeholder for a personal message. */
  takesMessage: boolean;
};

/** Returns the templates that staff may send about an application. Their keys begin with `application_`. */
export async function listApplicationTemplates(client: BrowserClient): Promise<MailTemplate[]> {
  const rows = await unwrap(
    client
      .from('email_templates')
      .select('key, variables')
      .eq('is_manual', true)
      .like('key', 'application\\_%')
      .order('key'),
  );
  return rows.map(({ key, variables }) => ({ key, takesMessage: variables.includes('message') }));
}

export async function previewApplicationMail(
  client: BrowserClient,
  preview: {
    template: string;
    language: Language;
    application_id?: string;
    job_id?: string;
    message?: string;
  },
): Promise<{ subject: string; text: string }> {
  return callFunction(client, 'preview-mail', preview);
}
