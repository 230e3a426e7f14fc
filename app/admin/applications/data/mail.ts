import type { z } from 'zod';
import type { Language } from '../../../../domain/language.ts';
import type { LocalizedText } from '../../../../domain/localized-text.ts';
import type { staffMail } from '../../../../domain/mail/staff-mail.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { callFunction } from '../../../backend/call-function.ts';
import { unwrap } from '../../../backend/unwrap.ts';

type MailTemplate = {
  key: string;
  subject: LocalizedText;
  /** True if the template has a placeholder for a personal message. */
  takesMessage: boolean;
};

/** Returns the templates that staff may send about an application. */
export async function listTemplates(client: BrowserClient): Promise<MailTemplate[]> {
  const rows = await unwrap(
    client
      .from('email_templates')
      .select('key, subject, variables')
      .eq('is_manual', true)
      .like('key', 'application\\_%')
      .order('key'),
  );
  return rows.map(({ key, subject, variables }) => ({
    key,
    subject,
    takesMessage: variables.includes('message'),
  }));
}

type OutgoingMail = Omit<z.input<typeof staffMail>, 'test'>;

export function sendMail(
  client: BrowserClient,
  mail: OutgoingMail,
): Promise<{ id: string; send_after: string }> {
  return callFunction(client, 'send-mail', mail);
}

/** Cancels a mail that has not been sent yet. */
export async function cancelMail(client: BrowserClient, id: string): Promise<boolean> {
  const rows = await unwrap(
    client
      .from('outbox')
      .update({ state: 'cancelled' })
      .eq('id', id)
      .eq('state', 'queued')
      .select('id'),
  );
  return rows.length > 0;
}

export async function previewMail(
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
