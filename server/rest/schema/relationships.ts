import type { ForeignKeyRow } from './catalog.ts';
import type { Relations, ShownTable } from './relations.ts';
import type { ColumnPair, Relation, Relationship } from './types.ts';

type KeyRelationship = Extract<Relationship, { type: 'key' }>;

/** Builds relationships by their source relation: foreign keys in both directions, also between views, then junctions. */
export function buildRelationships(
  { shownBy }: Relations,
  foreignKeys: ForeignKeyRow[],
): Map<Relation, Relationship[]> {
  const result = new Map<Relation, Relationship[]>();
  const add = (relationship: Relationship) => {
    const list = result.get(relationship.from) ?? [];
    list.push(relationship);
    result.set(relationship.from, list);
  };
  const owners = new Map<Relation, KeyRelationship[]>();
  for (const key of foreignKeys) {
    for (const from of shownBy.get(key.from) ?? []) {
      for (const to of shownBy.get(key.to) ?? []) {
        const columns = pairColumns(key, from, to);
        if (!columns) continue;
        const owner = toOwner(key, from.relation, to.relation, columns);
        owners.set(owner.from, [...(owners.get(owner.from) ?? []), owner]);
        add(owner);
        add(reversed(owner, key.is_unique));
      }
    }
  }
  for (const [junction, keys] of owners)
    for (const pair of junctionPairs(junction, keys)) add(pair);
  return result;
}

function pairColumns(
  key: ForeignKeyRow,
  from: ShownTable,
  to: ShownTable,
): ColumnPair[] | undefined {
  const pairs: ColumnPair[] = [];
  for (const [index, number] of key.from_columns.entries()) {
    const near = from.names.get(number);
    const far = to.names.get(key.to_columns[index] ?? 0);
    if (near === undefined || far === undefined) return undefined;
    pairs.push([near, far]);
  }
  return pairs;
}

function toOwner(
  key: ForeignKeyRow,
  from: Relation,
  to: Relation,
  columns: ColumnPair[],
): KeyRelationship {
  return {
    type: 'key',
    from,
    to,
    cardinality: key.is_unique ? 'one-to-one' : 'many-to-one',
    constraint: key.name,
    columns,
    isOwner: true,
    isSelf: from === to,
  };
}

function reversed(owner: KeyRelationship, isUnique: boolean): KeyRelationship {
  return {
    ...owner,
    from: owner.to,
    to: owner.from,
    cardinality: isUnique ? 'one-to-one' : 'one-to-many',
    columns: owner.columns.map(([near, far]): ColumnPair => [far, near]),
    isOwner: false,
  };
}

/** A junction is a relation whose primary key contains the columns of two foreign keys. */
function junctionPairs(junction: Relation, keys: KeyRelationship[]): Relationship[] {
  const inKey = keys.filter(({ columns }) =>
    columns.every(([near]) => junction.primaryKey.includes(near)),
  );
  return inKey.flatMap((near) =>
    inKey
      .filter((far) => far.constraint !== near.constraint)
      .map(
        (far): Relationship => ({
          type: 'junction',
          cardinality: 'many-to-many',
          from: near.to,
          to: far.to,
          junction,
          near: {
            constraint: near.constraint,
            columns: near.columns.map(([inJunction, outside]): ColumnPair => [outside, inJunction]),
          },
          far: { constraint: far.constraint, columns: far.columns },
        }),
      ),
  );
}
