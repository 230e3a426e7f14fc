import type { BrowserClient } from '../../../backend/browser-client.ts';
import { unwrap } from '../../../backend/unwrap.ts';

/** Lists the mails to contacts of a client, newest first. Users who may not see prices get no mails about money. */
export async function listClientMails(client: BrowserClient, clientId: string, count: number) {
  return unwrap(
    client
      .from('outbox')
      .select('id, template_key, subject, to_email, to_name, state, created_by, created_at')
      .eq('client_id', clientId)
      .order('created_at', { ascending: false })
      .limit(count),
  );
}

export type ClientMail = Awaited<ReturnType<typeof listClientMails>>[number];
