import { beforeAll, beforeEach } from 'vitest';
import { cast, insertContact, kajsa, kajsasPerson } from '../../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../../fixtures/cast-database.ts';
import { prepareClients } from '../prepare-client.ts';

/** An ad whose text a contact was asked to approve. */
export function prepareAdApprovals() {
  const asked = {} as { client: string; job: string; approval: string };
  const database = prepareCastDatabase();
  const { query, as, addClient } = prepareClients(database);

  beforeAll(() =>
    query(
      `insert into public.email_templates (key, sent_when, subject, body, default_subject, default_body, variables)
     select 'ad_approval', text, text, text, text, text, '{}'
     from (select '{"en": "A", "sv": "A"}'::jsonb as text) as both_languages`,
    ),
  );

  beforeEach(async () => {
    asked.client = await addClient(`Ullverket ${crypto.randomUUID()}`);
    await query('delete from public.client_contacts where person_id = $1', [kajsasPerson]);
    await insertContact(database.client, asked.client);
    await query('update public.people set erase_after = null where id = $1', [kajsasPerson]);
    asked.job = await addDraft(asked.client);
    asked.approval = await ask(asked.job, asked.client);
    await query('delete from public.portal_changes');
    await query('delete from public.notifications');
  });

  async function addDraft(ofClient: string): Promise<string> {
    const [row] = await query(
      `insert into public.jobs (slug, client_id, field, title) values ($2, $1, 'tech', '{"en": "Weaver", "sv": "Vävare"}')
     returning id`,
      [ofClient, `weaver-${crypto.randomUUID().slice(0, 8)}`],
    );
    return row.id;
  }

  /** Kajsa is asked by Rasmus, and the mail to her waits. */
  async function ask(ofJob: string, ofClient: string): Promise<string> {
    const [row] = await query(
      `insert into public.job_approvals (job_id, client_id, asked_by, ad)
     values ($1, $2, $3, private.ad_of_job($1)) returning id`,
      [ofJob, ofClient, cast.rasmus.id],
    );
    await query(
      'insert into public.job_approval_contacts (approval_id, person_id) values ($1, $2)',
      [row.id, kajsasPerson],
    );
    await query(
      `insert into public.outbox (cause, template_key, to_email, language, person_id, send_after)
     values ($1, 'ad_approval', $3, 'sv', $2, now() + interval '1 day')`,
      [`ad_approval:${row.id}:${kajsasPerson}`, kajsasPerson, kajsa.email],
    );
    return row.id;
  }

  const decide = (decision: string, comment: string | null = null) =>
    query(
      `update public.job_approvals set decision = $2, comment = $3, person_id = $4, decided_at = now() where id = $1`,
      [asked.approval, decision, comment, kajsasPerson],
    );
  const open = async (id = asked.approval) => {
    const [row] = await as('contact', 'select public.open_portal_approval($1) as page', [id]);
    return row.page;
  };
  const listed = async () => {
    const [row] = await as('contact', 'select public.list_portal_approvals() as list');
    return row.list;
  };
  const seen = async (actor: Parameters<typeof as>[0] = 'recruiter') => {
    const [row] = await as(actor, 'select public.get_job_approval($1) as approval', [asked.job]);
    return row.approval;
  };
  const mail = () =>
    query(`select state, ended ->> 'because' as because from public.outbox where cause = $1`, [
      `ad_approval:${asked.approval}:${kajsasPerson}`,
    ]);

  return { asked, database, query, as, addClient, ask, decide, open, listed, seen, mail };
}
