import { db, now, type Query } from '../../../postgres/query.ts';
import { listChanges } from '../list-changes.ts';
import { recordPersonEvent } from '../record-event.ts';
import { type MatchedPerson, matchedColumns, type PersonInput } from './matched-person.ts';

const detailColumns = ['phone', 'linkedin_url', 'location', 'headline'] as const;

/**
 * Fills in blanks and ends a pending erasure, since the person is active again. Locks the record against merging and
 * erasure until the transaction ends. With `ownEmail` the person must have that address and has confirmed the details:
 * they replace those on record. Names stay even then, because a mailbox can be shared and a name abbreviated; people
 * change theirs on their own page.
 */
export async function updatePerson(
  query: Query,
  id: string,
  input: PersonInput,
  ownEmail?: string,
): Promise<MatchedPerson | undefined> {
  const { rows: current } = await query(
    db
      .selectFrom('people')
      .select(detailColumns)
      .where('id', '=', id)
      .where('merged_into', 'is', null)
      .where('anonymised_at', 'is', null)
      .$if(ownEmail !== undefined, (select) => select.where('email', '=', ownEmail ?? ''))
      .forUpdate(),
  );
  const [before] = current;
  if (!before) return undefined;
  const isOwner = ownEmail !== undefined;
  const { rows } = await query(
    db
      .updateTable('people')
      .set((eb) => {
        const { case: when, ref } = eb;
        const isUnnamed = eb.and({ first_name: '', last_name: '' });
        const pick = (name: (typeof detailColumns)[number]) =>
          isOwner ? (input[name] ?? before[name]) : (before[name] ?? input[name] ?? null);
        return {
          first_name: when().when(isUnnamed).then(input.first_name).else(ref('first_name')).end(),
          last_name: when().when(isUnnamed).then(input.last_name).else(ref('last_name')).end(),
          phone: pick('phone'),
          linkedin_url: pick('linkedin_url'),
          location: pick('location'),
          headline: pick('headline'),
          last_activity_at: now,
          erase_after: null,
          ...(isOwner && { email_confirmed_at: eb.fn.coalesce('email_confirmed_at', now) }),
        };
      })
      .where('id', '=', id)
      .returning([...matchedColumns, ...detailColumns]),
  );
  const [person] = rows;
  const changed = person && isOwner ? listChanges(detailColumns, before, person) : [];
  if (changed.length > 0)
    await recordPersonEvent(query, id, 'details_confirmed', { what: changed });
  return person && { ...person, changed };
}
