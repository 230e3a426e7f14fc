import { describe, expect, test } from 'vitest';
import { cast } from '../../../fixtures/cast.ts';
import { preparePeople } from '../prepare-people.ts';

const { query, as, createPerson } = preparePeople();

describe('erasure', () => {
  test('hides the text of CVs from a search that names the person', async () => {
    const id = await createPerson();
    await query(
      `insert into public.documents (person_id, bucket, path, file_name, mime_type, size_bytes, sha256, extraction, extracted_text)
       values ($1, 'cvs', 'looms.pdf', 'cv.pdf', 'application/pdf', 1, repeat('a', 64), 'done', 'Worked on looms in Borås')`,
      [id],
    );
    const excerpt = `select excerpt as shown from public.explain_search('looms', array[$1::uuid])`;
    expect(await as('recruiter', excerpt, [id])).toMatchObject([
      { shown: expect.stringContaining('Borås') },
    ]);
    await as('recruiter', 'select public.request_erasure($1)', [id]);
    for (const actor of ['recruiter', 'admin'] as const) {
      expect(await as(actor, excerpt, [id]), actor).not.toMatchObject([
        { shown: expect.stringContaining('Borås') },
      ]);
    }
  });

  test('marks the privacy request as done when the person is erased', async () => {
    const id = await createPerson();
    await query(`insert into public.privacy_requests (person_id, kind) values ($1, 'erasure')`, [
      id,
    ]);
    await as('admin', 'select public.request_erasure($1)', [id]);
    await query(`select private.anonymise_person($1, 'retention')`, [id]);
    expect(
      await query('select state from public.privacy_requests where person_id = $1', [id]),
    ).toEqual([{ state: 'done' }]);
  });

  test('removes the name from bulk actions on others', async () => {
    const [{ id }] = await query(
      `insert into public.people (first_name, last_name, email) values ('Zebulon', 'Quistgaard', 'z@people.example') returning id`,
    );
    const text = { merit_note: 'Zebulon Quistgaard knows more.' };
    const [{ id: action }] = await query(
      `with action as (
         insert into public.bulk_actions (created_by, kind, target, total, options)
         values ($1, 'move', 'applications', 1, $2) returning id
       )
       insert into public.bulk_action_rows (action_id, position, target_id, before)
       select id, 1, gen_random_uuid(), $2 from action returning action_id as id`,
      [cast.rasmus.id, text],
    );
    await query(`select private.anonymise_person($1, 'retention')`, [id]);
    const [stored] = await query(
      `select options, before from public.bulk_actions join public.bulk_action_rows on action_id = id where id = $1`,
      [action],
    );
    expect(JSON.stringify(stored)).not.toMatch(/Zebulon|Quistgaard/);
    expect(stored.options.merit_note).toMatch(/knows more/);
  });

  test('hides what the undo of a bulk action would restore', async () => {
    await expect(as('recruiter', 'select before from public.bulk_action_rows')).rejects.toThrow(
      'permission denied',
    );
    await as('recruiter', 'select action_id, target_id, state from public.bulk_action_rows');
  });
});
