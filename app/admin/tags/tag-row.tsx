import { fill, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Cell } from '../../ui/table.tsx';
import { RowButton } from '../kit/named-items/row-button.tsx';
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
          <RowButton messages={messages.edit} name={name} onClick={() => onOpen('edit')} />
          {canMerge && (
            <RowButton messages={messages.merge} name={name} onClick={() => onOpen('merge')} />
          )}
          <RowButton
            variant="quiet"
            messages={messages.deletion}
            name={name}
            onClick={() => onOpen('delete')}
          />
        </div>
      </Cell>
    </tr>
  );
}
