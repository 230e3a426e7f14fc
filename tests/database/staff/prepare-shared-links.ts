import { afterEach, beforeEach } from 'vitest';
import { cast } from '../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';

export const { rasmus, astrid, edith } = cast;
export const link = '00000000-0000-4000-c000-000000000001';
export const hashes = { copied: 'a'.repeat(64), mailed: 'b'.repeat(64), later: 'c'.repeat(64) };

/** Links of every kind that are shared outside the agency. */
export function prepareSharedLinks() {
  const database = prepareCastDatabase();

  const query = async (sql: string, values: unknown[] = []) =>
    (await database.client.query(sql, values)).rows;

  /** Rasmus shared a shortlist of a job of Astrid, and Edith a draft. */
  beforeEach(async () => {
    await query('begin');
    await query(
      `insert into public.clients (id, name) values ('${link}', 'Ullverket');
       insert into public.jobs (id, slug, client_id, field, title, state)
         values ('${link}', 'weaver', '${link}', 'tech', '{"en": "Weaver"}', 'open');
       insert into public.job_staff (job_id, owner_id) values ('${link}', '${astrid.id}')
         on conflict (job_id) do update set owner_id = excluded.owner_id;
       insert into public.review_links (id, job_id, token_hash, recipient_name, recipient_email, created_by, shared_at, link_made_at)
         values ('${link}', '${link}', '${hashes.copied}', 'Ines', 'ines@clients.example', '${rasmus.id}',
           now() - interval '2 days', now() - interval '2 days');
       insert into private.review_keys (token_hash, review_link_id, created_at)
         values ('${hashes.mailed}', '${link}', now() - interval '1 day');
       update public.review_links set last_mailed_at = now() - interval '1 day' where id = '${link}';
       insert into public.articles (id, slug, title) values ('${link}', 'draft-of-edith', '{"en": "Draft"}');
       insert into public.article_previews (article_id, token_hash, created_by)
         values ('${link}', '${hashes.copied}', '${edith.id}'), ('${link}', '${hashes.mailed}', '${astrid.id}');`,
    );
  });

  afterEach(() => query('rollback'));

  const stateOf = async (hash: string) => {
    const [row] = await query('select state from private.find_review_token($1)', [hash]);
    return row?.state;
  };

  const states = () => Promise.all([stateOf(hashes.copied), stateOf(hashes.mailed)]);

  const told = () =>
    query(
      `select user_id, client_id, data from public.notifications where kind = 'shortlist_links_ended'`,
    );

  const authors = async () =>
    (await query('select created_by from public.article_previews')).map((row) => row.created_by);

  const setProfile = (id: string, change: string) =>
    query(`update public.staff_profiles set ${change} where user_id = $1`, [id]);

  const handOver = () => query('select public.hand_over_work($1, $2)', [rasmus.id, astrid.id]);

  const leaving: [string, () => Promise<unknown>][] = [
    ['hands over', handOver],
    ['is disabled', () => setProfile(rasmus.id, `state = 'disabled'`)],
    ['becomes an editor', () => setProfile(rasmus.id, `role = 'editor'`)],
    [
      'is removed',
      () => query('delete from public.staff_profiles where user_id = $1', [rasmus.id]),
    ],
  ];

  return { database, query, stateOf, states, told, authors, setProfile, handOver, leaving };
}
