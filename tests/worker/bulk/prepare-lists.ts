import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { prepareBulkActions } from './prepare-bulk-actions.ts';

export const set = (column: string, value: string | null, from?: string[]) => ({
  kind: 'set',
  column,
  value,
  ...(from && { from }),
});

export const chosen = (ids: string[]) => ({ mode: 'some', ids });

/** A server with the actions of the lists, and their previews. */
export function prepareLists() {
  const { server, rows, start, run, undo, read } = prepareBulkActions();

  const idsOf = async (query: string, values: unknown[] = []): Promise<string[]> =>
    (await rows(query, values)).map(({ id }) => id);

  async function preview(body: object) {
    const { data, error } = await server.invoke('preview-bulk-action', body, { as: 'astrid' });
    expect(error).toBeUndefined();
    return data;
  }

  async function insertMails(...states: string[]): Promise<string[]> {
    const [{ id: person }] = await rows(
      `insert into people (first_name, last_name, email) values ('Maja', 'Mejl', $1) returning id`,
      [`maja-${randomUUID()}@example.com`],
    );
    return idsOf(
      `insert into outbox (cause, template_key, person_id, to_email, language, state, send_after, attempts, last_error)
       select 'test:' || gen_random_uuid(), 'application_stage_screening', $1, 'maja@example.com', 'en', state::mail_state, now() + interval '3 days',
         case when state = 'failed' then 5 else 0 end, case when state = 'failed' then 'no route' end
       from unnest($2::text[]) as state returning id`,
      [person, states],
    );
  }

  return { rows, start, run, undo, read, idsOf, preview, insertMails };
}
