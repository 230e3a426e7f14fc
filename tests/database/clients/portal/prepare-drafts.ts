import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, beforeEach } from 'vitest';
import { insertContact } from '../../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../../fixtures/cast-database.ts';
import { prepareClients } from '../prepare-client.ts';

// A shortlist is a draft until it is shared: nothing of it reaches the contacts of the client.

/** A draft of a shortlist, with one applicant of the client. */
export function prepareDrafts() {
  const draft = {} as {
    client: string;
    job: string;
    application: string;
    token: string;
    shortlist: string;
    item: string;
  };
  const database = prepareCastDatabase();
  const { query, as, addClient } = prepareClients(database);
  const applicant = '00000000-0000-4000-9000-000000000005';
  const hash = (value: string) => createHash('sha256').update(value).digest('hex');

  beforeAll(async () => {
    draft.client = await addClient('Ullverket');
    await insertContact(database.client, draft.client);
    const [added] = await query(
      `insert into public.jobs (slug, client_id, field, title, state, published_at)
     values ('weaver', $1, 'tech', '{"en": "Weaver"}', 'open', now()) returning id`,
      [draft.client],
    );
    draft.job = added.id;
    const [applied] = await query(
      'insert into public.applications (person_id, job_id) values ($1, $2) returning id',
      [applicant, draft.job],
    );
    draft.application = applied.id;
  });

  beforeEach(async () => {
    await query('delete from public.review_links where job_id = $1', [draft.job]);
    await query('delete from public.portal_changes');
    draft.token = randomUUID();
    const [link] = await as(
      'recruiter',
      `insert into public.review_links (job_id, token_hash, recipient_name) values ($1, $2, 'Ines') returning id`,
      [draft.job, hash(draft.token)],
    );
    draft.shortlist = link.id;
    const [added] = await as(
      'recruiter',
      'insert into public.review_link_items (review_link_id, application_id) values ($1, $2) returning id',
      [draft.shortlist, draft.application],
    );
    draft.item = added.id;
  });

  const share = (isShared = true, actor: Parameters<typeof as>[0] = 'recruiter') =>
    as(actor, 'select public.share_shortlist($1, $2)', [draft.shortlist, isShared]);
  const replace = (next: string, actor: Parameters<typeof as>[0] = 'recruiter') =>
    as(actor, `select public.replace_review_link($1, $2, now() + interval '30 days')`, [
      draft.shortlist,
      hash(next),
    ]);
  const openByLink = async (given = draft.token) => {
    const [row] = await as('anon', `select public.open_review($1) ->> 'state' as state`, [given]);
    return row.state;
  };

  /** Everything that a contact can read about the shortlist. */
  async function readAsContact() {
    const [row] = await as(
      'contact',
      `select public.get_portal() -> 'companies' -> 0 -> 'searches' -> 0 as search,
       public.open_portal_review($1) ->> 'state' as page`,
      [draft.shortlist],
    );
    const [report] = await query(
      `select private.compose_report($1, now() - interval '7 days', now() + interval '1 hour') -> 0 as report`,
      [draft.client],
    );
    const [cv] = await query('select private.shows_cv_in_review($1) as shown', [draft.item]);
    const timeline = await as(
      'recruiter',
      `select kind from public.client_timeline where client_id = $1 and kind = 'shortlist_sent'`,
      [draft.client],
    );
    return {
      shortlists: row.search.shortlists.length,
      unanswered: row.search.unanswered,
      page: row.page,
      link: await openByLink(),
      presented: report.report.presented,
      awaiting: report.report.awaiting,
      cv: cv.shown,
      sent: timeline.length,
    };
  }

  const told = () => as('contact', 'select from public.portal_changes');

  return { draft, query, as, hash, share, replace, openByLink, readAsContact, told };
}
