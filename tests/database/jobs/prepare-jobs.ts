import { beforeAll } from 'vitest';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';

/** A document with one paragraph. */
export function document(text: string) {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
}

/** A fixed job, always there, and the draft of another. */
export function prepareJobs() {
  const database = prepareCastDatabase();
  const query = (sql: string, values: unknown[] = []) => database.client.query(sql, values);

  beforeAll(async () => {
    await query(
      `insert into public.jobs (slug, kind, is_fixed, field, title, state)
       values ('always-there', 'internal', true, 'tech', '{"en": "Always"}', 'open')`,
    );
    await query(
      `insert into public.jobs (slug, kind, field, title, description) values ('gardener', 'internal', 'creative', $1, $2)`,
      [
        { en: 'Gardener', sv: 'Trädgårdsmästare' },
        { en: document('You will be watering plants'), sv: document('Du vattnar växterna') },
      ],
    );
  });

  return { database, query };
}
