import { db } from '../../../postgres/query.ts';
import { anonymisePerson } from '../../people/anonymise-person.ts';
import {
  type BulkKind,
  countReasons,
  SkippedRow,
  selectedPeople,
  type WorkOf,
} from '../bulk-kind.ts';
import { requirePersonOf } from '../require-row.ts';

/** Erases people, which cannot be undone. People under a legal hold stay. */
export const erase: BulkKind<WorkOf<'erase'>> = {
  roles: ['admin'],
  targets: ['applications', 'people'],
  preview: (context) =>
    countReasons(
      context,
      `select case when person.legal_hold then 'legal_hold' when person.id is null then 'not_found' end as reason, count(*)
       from ${selectedPeople(context.target)} as selected
       left join public.people as person on person.id = selected.id group by 1`,
    ),
  async run({ query, target, id, removed }) {
    const personId = await requirePersonOf(query, target, id);
    const { rows } = await query(
      db
        .selectFrom('people')
        .select('legal_hold')
        .where('id', '=', personId)
        .where('anonymised_at', 'is', null)
        .where('merged_into', 'is', null)
        .forUpdate(),
    );
    const [person] = rows;
    if (!person) throw new SkippedRow('not_found');
    if (person.legal_hold) throw new SkippedRow('legal_hold');
    removed.push(...(await anonymisePerson(query, personId, 'staff')));
    return {};
  },
};
