import { notEmbedded, tooCostly } from '../errors.ts';
import type { At, ParsedQuery } from '../query/query.ts';
import type { EmbedItem, SelectItem } from '../query/select.ts';
import type { Relation, Relationship, SchemaCache } from '../schema/types.ts';
import type { Watch } from '../watch.ts';
import { getRelationship } from './get-relationship.ts';
import { planOrder } from './order.ts';
import { planOutputs } from './outputs.ts';
import { planCondition } from './plan-condition.ts';
import type { EmbedPlan, ReadPlan } from './types.ts';

export interface PlanSettings {
  cache: SchemaCache;
  aggregates: boolean;
  maxRows: number | undefined;
  covers?: Watch['covers'] | undefined;
}

interface RootPlan {
  relation: Relation;
  alias: string;
  /** True if the rows come from a write or a call, which has applied the filters already. */
  isFromSource: boolean;
}

interface Build {
  settings: PlanSettings;
  isLimited: boolean;
  /** Number of embeds so far, which makes their aliases unique. */
  embedCount: number;
  aliases: Set<string>;
}

/** Limits the total, because a filter applies to every embed with its name, which multiplies filters. */
const maxFilters = 1_000;

/** Resolves a parsed query against the schema cache. */
export function planRead(
  root: RootPlan,
  query: ParsedQuery,
  settings: PlanSettings,
  isLimited: boolean,
): ReadPlan {
  const build: Build = { settings, isLimited, embedCount: 0, aliases: new Set([root.alias]) };
  const plan = planLevel(root, query.select, 0, build);
  let filterCount = 0;
  applyAtPaths(plan, query.conditions, (level, condition) => {
    filterCount += 1;
    if (filterCount > maxFilters) throw tooCostly('The request has too many filters');
    level.where.push(planCondition(level, condition));
  });
  applyAtPaths(plan, query.orders, (level, terms) => {
    level.order = terms.map((term) => planOrder(level, term));
  });
  applyAtPaths(plan, query.limits, (level, limit) => {
    level.limit = Math.min(limit, level.limit ?? limit);
  });
  applyAtPaths(plan, query.offsets, (level, offset) => {
    level.offset = offset;
  });
  return plan;
}

function planLevel(root: RootPlan, select: SelectItem[], depth: number, build: Build): ReadPlan {
  const plan: ReadPlan = {
    ...root,
    outputs: [],
    embeds: [],
    where: [],
    order: [],
    limit: build.isLimited ? build.settings.maxRows : undefined,
    offset: 0,
  };
  for (const item of select) {
    if (item.type === 'embed') plan.embeds.push(planEmbed(plan, item, depth + 1, build));
  }
  planOutputs(plan, select, build.settings);
  return plan;
}

function planEmbed(parent: ReadPlan, item: EmbedItem, depth: number, build: Build): EmbedPlan {
  const relationship = getRelationship(build.settings.cache, parent.relation, item);
  build.embedCount += 1;
  const number = build.embedCount;
  const alias = chooseAlias(`${relationship.to.name}_${depth}`, number, build.aliases);
  const inside = { ...build, aliases: new Set([...build.aliases, alias]) };
  const root = { relation: relationship.to, alias, isFromSource: false };
  const plan = planLevel(root, item.select, depth, inside);
  build.embedCount = inside.embedCount;
  return {
    id: `pgrst_e${number}`,
    junctionAlias: `pgrst_j${number}`,
    name: item.alias ?? item.relation,
    relationship,
    isToOne: isToOne(relationship),
    isInner: item.join === 'inner',
    isSpread: item.isSpread,
    plan,
  };
}

function isToOne(relationship: Relationship): boolean {
  if (relationship.type === 'computed') return relationship.isToOne;
  return relationship.cardinality === 'many-to-one' || relationship.cardinality === 'one-to-one';
}

/** PostgreSQL truncates longer names, and a name of an outer level would be shadowed. */
function chooseAlias(wantedAlias: string, number: number, taken: Set<string>): string {
  return Buffer.byteLength(wantedAlias) > 63 || taken.has(wantedAlias)
    ? `pgrst_t${number}`
    : wantedAlias;
}

function applyAtPaths<T>(
  plan: ReadPlan,
  items: At<T>[],
  use: (level: ReadPlan, value: T) => void,
): void {
  for (const { path, value } of items) {
    const levels = getLevels(plan, path);
    for (const level of levels) use(level, value);
  }
}

function getLevels(plan: ReadPlan, path: string[]): ReadPlan[] {
  let levels = [plan];
  for (const name of path) {
    const matching = levels.flatMap(({ embeds }) =>
      embeds.filter((embed) => embed.name === name || embed.relationship.to.name === name),
    );
    const exact = matching.filter((embed) => embed.name === name);
    if (matching.length === 0) {
      throw notEmbedded(
        `'${name}' is not an embedded resource in this request`,
        null,
        `Verify that '${name}' is included in the 'select' query parameter.`,
      );
    }
    levels = (exact.length > 0 ? exact : matching).map((embed) => embed.plan);
  }
  return levels;
}
