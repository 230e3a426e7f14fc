import { asCaller } from '../../../functions/act-as.ts';
import {
  type BulkKind,
  countReasons,
  SkippedRow,
  selectedPeople,
  type WorkOf,
} from '../bulk-kind.ts';
import { requirePersonOf } from '../require-row.ts';

type Erased = { person_id: string };

/** Erases people, after the same quarantine as a single erasure. People under a legal hold stay. */
export const erase: BulkKind<WorkOf<'erase'>> = {
  roles: ['admin'],
  targets: ['applications', 'people'],
  preview: (context) =>
    countReasons(
      context,
      `select case
         when person.id is null then 'not_found'
         when person.legal_hold then 'legal_hold'
         when person.erase_after is not null then 'awaiting_erasure'
       end as reason, count(*)
       from ${selectedPeople(context.target)} as selected
       left join public.people as person on person.id = selected.id group by 1`,
    ),
  async run({ query, target, id }) {
    const before: Erased = { person_id: await requirePersonOf(query, target, id) };
    const { rows } = await query<{ is_waiting: boolean }>(
      'select erase_after is not null as is_waiting from public.people where id = $1 for update',
      [before.person_id],
    );
    if (rows[0]?.is_waiting) throw new SkippedRow('awaiting_erasure');
    await asCaller(query, () => query('select public.request_erasure($1)', [before.person_id]));
    return { before };
  },
  async undo({ query }, { before }) {
    const { person_id: person } = before as Erased;
    const { rows } = await query(
      'select from public.people where id = $1 and erase_after is not null and anonymised_at is null for update',
      [person],
    );
    if (rows.length === 0) throw new SkippedRow('conflict');
    await asCaller(query, () => query('select public.undo_erasure($1)', [person]));
  },
};
