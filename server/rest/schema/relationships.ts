import type { ForeignKeyRow } from './catalog.ts';
import type { Relations, ShownTable } from './relations.ts';
import type { ColumnPair, Relation, Relationship } from './types.ts';

type KeyRelationship = Extract<Relationship, { type: 'key' }>;

/** Builds relationships by their source relation: foreign keys in both directions, also between views, then junctions. */
export function buildRelationships(
  { shownBy }: Relations,
  foreignKeys: ForeignKeyRow[],
  exposed: string[],
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
        for (const columns of pairColumns(key, from, to)) {
          const owner = toOwner(key, from.relation, to.relation, columns);
          const ofTable = owners.get(owner.from);
          if (ofTable) ofTable.push(owner);
          else owners.set(owner.from, [owner]);
          add(owner);
          add(reversed(owner, key.is_unique));
        }
      }
    }
  }
  for (const [junction, keys] of owners) {
    // A request must not read, nor an error name, a table of a schema that is not exposed.
    if (!exposed.includes(junction.schema)) continue;
    for (const pair of junctionPairs(junction, keys)) add(pair);
  }
  return result;
}

/** Maximum number of relationships between two relations by one foreign key. */
const maxChoices = 64;

/** Returns the pairs of joined columns, once for each choice among columns that a view shows more than once. */
function pairColumns(key: ForeignKeyRow, from: ShownTable, to: ShownTable): ColumnPair[][] {
  let choices: ColumnPair[][] = [[]];
  for (const [index, number] of key.from_columns.entries()) {
    const near = from.names.get(number) ?? [];
    const far = to.names.get(key.to_columns[index] ?? 0) ?? [];
    const pairs = near.flatMap((one) => far.map((other): ColumnPair => [one, other]));
    choices = choices
      .flatMap((chosen) => pairs.map((pair) => [...chosen, pair]))
      .slice(0, maxChoices);
  }
  return choices;
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
