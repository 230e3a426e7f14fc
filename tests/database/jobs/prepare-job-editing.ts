import { randomUUID } from 'node:crypto';
import { type Actor, actAs } from '../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';

export const question = (changes: object = {}) => ({
  id: randomUUID(),
  kind: 'short_text',
  prompt: { en: 'Why?' },
  help: {},
  options: [],
  required: false,
  ...changes,
});

export const salary = {
  minimum: 40000,
  maximum: 50000,
  currency: 'SEK',
  period: 'month',
  is_shown: true,
};

/** Jobs that the tests save as the editor of jobs does. */
export function prepareJobEditing() {
  const database = prepareCastDatabase();
  const query = (sql: string, values: unknown[] = []) => database.client.query(sql, values);
  let jobs = 0;

  async function createJob(state: 'draft' | 'open' = 'draft') {
    jobs += 1;
    const { rows } = await query(
      `insert into public.jobs (slug, kind, field, title, state)
       values ($1, 'internal', 'tech', '{"en": "Shepherd", "sv": "Herde"}', $2) returning id, slug, version`,
      [`shepherd-at-work-${'x'.repeat(jobs)}`, state],
    );
    return rows[0] as { id: string; slug: string; version: number };
  }

  const save = (actor: Actor, id: string, version: number, changes: object) =>
    actAs(database.client, actor, async () => {
      const { rows } = await query('select public.save_job($1, $2, $3) as version', [
        id,
        version,
        changes,
      ]);
      return rows[0].version as number | null;
    });

  return { database, query, createJob, save };
}
