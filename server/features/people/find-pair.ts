import { isAddressDoubtful, type MergeField, mergeFields } from '../../../domain/people/merge.ts';
import type { Row } from '../../postgres/kysely-types.ts';
import { anyOf, db, type Query } from '../../postgres/query.ts';

const personColumns = [
  'id',
  'user_id',
  'linkedin_sub',
  'legal_hold',
  'created_at',
  'email_confirmed_at',
  'links_held_until',
  'renamed_at',
  ...mergeFields,
] as const;

export type Person = Pick<Row<'people'>, (typeof personColumns)[number]>;

export type Pair = { kept: Person; merged: Person };

/**
 * Merges run one after the other: each also changes the records that were merged before, so no order of row locks
 * prevents deadlocks. The pair is locked against other changes. A person who awaits erasure is not merged, because
 * that would silently end the erasure.
 */
export async function findPair(
  query: Query,
  { keep, merge }: { keep: string; merge: string },
): Promise<Pair | undefined> {
  await query(`select pg_advisory_xact_lock(hashtext('people.merge'))`);
  const { rows } = await query(
    db
      .selectFrom('people')
      .select(personColumns)
      .where('id', '=', anyOf([keep, merge]))
      .where('merged_into', 'is', null)
      .where('anonymised_at', 'is', null)
      .where('erase_after', 'is', null)
      .orderBy('id')
      .forUpdate(),
  );
  const kept = rows.find(({ id }) => id === keep);
  const merged = rows.find(({ id }) => id === merge);
  return kept && merged && { kept, merged };
}

/** The record whose address stays, and the other one. */
export function sidesOf(
  { kept, merged }: Pair,
  email: string | null,
): { stays: Person; goes: Person } {
  return email === kept.email ? { stays: kept, goes: merged } : { stays: merged, goes: kept };
}

/** Returns the address that the merge keeps, if it may belong to another person. */
export function findDoubtfulAddress(pair: Pair, take: MergeField[]): string | undefined {
  const { stays, goes } = sidesOf(pair, chooseFields(pair, take).email);
  return isAddressDoubtful(stays, goes) && stays.email ? stays.email : undefined;
}

/** Returns the fields of the kept record after the merge. */
export function chooseFields({ kept, merged }: Pair, take: MergeField[]): Pick<Person, MergeField> {
  const choose = <Field extends MergeField>(field: Field) =>
    take.includes(field) ? merged[field] : kept[field] || merged[field];
  return {
    first_name: choose('first_name'),
    last_name: choose('last_name'),
    email: choose('email'),
    phone: choose('phone'),
    linkedin_url: choose('linkedin_url'),
    language: choose('language'),
    location: choose('location'),
    headline: choose('headline'),
  };
}
