import { clsx } from 'clsx';
import type { Tag } from '../data/people.ts';
import { tagColourClass } from './tag-colour-class.ts';

type TagBadgesProps = { tags: (Pick<Tag, 'name'> & Partial<Tag>)[]; max?: number };

/**
 * Shows the first tags in a dense row, and the number of further tags, whose names are the tooltip. Names without a colour,
 * such as skills, have the colour of new tags.
 */
export function TagBadges({ tags, max = 3 }: TagBadgesProps) {
  if (tags.length === 0) return null;
  return (
    <span className="inline-flex flex-wrap gap-1 align-middle">
      {tags.slice(0, max).map(({ name, colour }) => (
        <span
          key={name}
          className={clsx(
            'rounded-md px-2 py-0.5 text-xs whitespace-nowrap',
            tagColourClass(colour),
          )}
        >
          {name}
        </span>
      ))}
      {tags.length > max && (
        <span
          className="py-0.5 text-xs text-soft"
          title={tags
            .slice(max)
            .map(({ name }) => name)
            .join(', ')}
        >
          +{tags.length - max}
        </span>
      )}
    </span>
  );
}
