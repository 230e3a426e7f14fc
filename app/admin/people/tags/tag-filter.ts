import { isUuid } from '../../../../domain/limits.ts';
import type { Filter } from '../../kit/list/list-definition.ts';
import type { Tag } from '../data/people.ts';

type Options = { label: string; tags: Tag[]; byTag: boolean };

/**
 * Matches people with all of the tags. The index is used for the first one; the others filter its
 * rows.
 */
export function tagFilter({ label, tags, byTag }: Options): Filter {
  return {
    key: 'tag',
    kind: 'choice',
    label,
    column: 'tag_ids',
    options: tags.map(({ id, name }) => ({ value: id, label: name })),
    accepts: isUuid,
    toConditions: ([first = '', ...others]) =>
      byTag
        ? [
            { column: 'tag_id', is: 'eq', value: first },
            ...(others.length > 0
              ? [{ column: 'tag_ids', is: 'contains', values: others } as const]
              : []),
          ]
        : [{ column: 'tag_ids', is: 'contains', values: [first, ...others] }],
  };
}
