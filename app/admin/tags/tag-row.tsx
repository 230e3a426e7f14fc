import { fill, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Cell } from '../../ui/table.tsx';
import { TagBadges } from '../people/tags/tag-badges.tsx';
import { useMessages } from '../use-messages.ts';
import type { CountedTag } from './data.ts';

type TagRowProps = {
  tag: CountedTag;
  canMerge: boolean;
  onOpen: (dialog: 'edit' | 'merge' | 'delete') => void;
};

export function TagRow({ tag, canMerge, onOpen }: TagRowProps) {
  const messages = useMessages('tags');
  const language = useLanguage();
  const { id, name, people } = tag;
  const count = formatNumber(people, language);
  return (
    <tr>
      <Cell>
        <TagBadges tags={[tag]} />
      </Cell>
      <Cell className="text-right">
        {people === 0 ? (
          count
        ) : (
          <LocalizedLink
            to={`/admin/applicants?tag=${id}`}
            aria-label={fill(messages.peopleOf, { count, name })}
            className="underline"
          >
            {count}
          </LocalizedLink>
        )}
      </Cell>
      <Cell>
        <div className="flex flex-wrap justify-end gap-1">
          <Button
            variant="paper"
            size="compact"
            aria-label={fill(messages.edit.buttonOf, { name })}
            onClick={() => onOpen('edit')}
          >
            {messages.edit.button}
          </Button>
          {canMerge && (
            <Button
              variant="paper"
              size="compact"
              aria-label={fill(messages.merge.buttonOf, { name })}
              onClick={() => onOpen('merge')}
            >
              {messages.merge.button}
            </Button>
          )}
          <Button
            variant="quiet"
            size="compact"
            aria-label={fill(messages.deletion.buttonOf, { name })}
            onClick={() => onOpen('delete')}
          >
            {messages.deletion.submit}
          </Button>
        </div>
      </Cell>
    </tr>
  );
}
