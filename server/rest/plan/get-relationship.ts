import { relationshipAmbiguous, relationshipNotFound } from '../errors.ts';
import type { EmbedItem } from '../query/select.ts';
import type { ColumnPair, Relation, Relationship, SchemaCache } from '../schema/types.ts';
import { findSimilar } from './find-similar.ts';

/** Returns the relationship that an embed names by relation, key column, constraint or hint. */
export function getRelationship(
  cache: SchemaCache,
  from: Relation,
  { relation: target, hint }: EmbedItem,
): Relationship {
  const candidates = cache.relationships(from).filter(({ to }) => to.schema === from.schema);
  const matching = candidates.filter((relationship) =>
    hint === undefined ? isNamed(relationship, target) : isHinted(relationship, target, hint),
  );
  const [only, ...others] = matching;
  if (!only) throw notFound(from, target, hint, candidates);
  if (others.length > 0) throw ambiguous(from, target, matching);
  return only;
}

function isNamed(relationship: Relationship, target: string): boolean {
  if (relationship.type === 'computed') return relationship.fn.name === target;
  if (relationship.type === 'junction') return relationship.to.name === target;
  const { isSelf, isOwner, to, constraint, columns } = relationship;
  // A self reference has two directions: the table name means to-many, the column name to-one.
  if (isSelf) return isOwner ? isColumn(columns, 0, target) : to.name === target;
  if (to.name === target) return true;
  if (to.isView) return false;
  return constraint === target || (isOwner && isColumn(columns, 0, target));
}

function isHinted(relationship: Relationship, target: string, hint: string): boolean {
  if (relationship.type === 'computed' || relationship.to.name !== target) return false;
  if (relationship.type === 'junction') {
    return (
      relationship.junction.name === hint ||
      relationship.near.constraint === hint ||
      relationship.far.constraint === hint
    );
  }
  const { isSelf, isOwner, constraint, columns } = relationship;
  if (isSelf && isOwner) return isColumn(columns, 1, hint) && !isColumn(columns, 0, hint);
  return constraint === hint || isColumn(columns, 0, hint) || isColumn(columns, 1, hint);
}

function isColumn(columns: ColumnPair[], side: 0 | 1, name: string): boolean {
  return columns.length === 1 && columns[0]?.[side] === name;
}

function notFound(
  from: Relation,
  target: string,
  hint: string | undefined,
  candidates: Relationship[],
) {
  const using = hint === undefined ? '' : ` using the hint '${hint}'`;
  const names = candidates.map(({ to }) => to.name);
  const similar = names.includes(target) ? undefined : findSimilar(target, names);
  return relationshipNotFound(
    `Could not find a relationship between '${from.name}' and '${target}' in the schema cache`,
    `Searched for a foreign key relationship between '${from.name}' and '${target}'${using} in the schema '${from.schema}', but no matches were found.`,
    similar === undefined ? null : `Perhaps you meant '${similar}' instead of '${target}'.`,
  );
}

function ambiguous(from: Relation, target: string, found: Relationship[]) {
  const choices = found.map((relationship) => `'${target}!${choiceOf(relationship)}'`).join(', ');
  return relationshipAmbiguous(
    `Could not embed because more than one relationship was found for '${from.name}' and '${target}'`,
    found.map((relationship) => ({
      cardinality: relationship.type === 'computed' ? 'computed' : relationship.cardinality,
      embedding: `${from.name} with ${target}`,
      relationship: describe(relationship),
    })),
    `Try changing '${target}' to one of the following: ${choices}. Find the desired relationship in the 'details' key.`,
  );
}

function choiceOf(relationship: Relationship): string {
  if (relationship.type === 'computed') return relationship.fn.name;
  return relationship.type === 'junction' ? relationship.junction.name : relationship.constraint;
}

function describe(relationship: Relationship): string {
  if (relationship.type === 'computed') return relationship.fn.name;
  if (relationship.type === 'junction') {
    const { junction, near, far } = relationship;
    const nearColumns = near.columns.map(([, column]) => column).join(', ');
    const farColumns = far.columns.map(([column]) => column).join(', ');
    return `${junction.name} using ${near.constraint}(${nearColumns}) and ${far.constraint}(${farColumns})`;
  }
  const { constraint, from, to, columns } = relationship;
  const near = columns.map(([column]) => column).join(', ');
  const far = columns.map(([, column]) => column).join(', ');
  return `${constraint} using ${from.name}(${near}) and ${to.name}(${far})`;
}
