import { fill, formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useMessages } from '../../use-messages.ts';
import type { PagePosition } from './data/list-source.ts';
import type { Count } from './data/read-count.ts';

type ListPagingProps = {
  count: Count | undefined;
  shown: number;
  /** The position of the first row on the page, if it is known. */
  from: number | null;
  first?: PagePosition;
  previous?: PagePosition;
  next?: PagePosition;
  last?: PagePosition;
  onMove: (pagePosition: PagePosition) => void;
};

export function ListPaging({ count, shown, from, onMove, ...pagePositions }: ListPagingProps) {
  const messages = useMessages('list');
  const steps = ['first', 'previous', 'next', 'last'] as const;
  return (
    <nav aria-label={messages.paging} className="flex items-center gap-1">
      <p aria-live="polite" className="mr-2 whitespace-nowrap text-soft tabular-nums">
        <Range count={count} shown={shown} from={from} />
      </p>
      {steps.map((step) => {
        const pagePosition = pagePositions[step];
        return (
          <IconButton
            key={step}
            icon={step}
            label={messages[step]}
            disabled={!pagePosition}
            onClick={() => pagePosition && onMove(pagePosition)}
          />
        );
      })}
    </nav>
  );
}

function Range({ count, shown, from }: Pick<ListPagingProps, 'count' | 'shown' | 'from'>) {
  const messages = useMessages('list');
  const language = useLanguage();
  if (!count) return null;
  if (shown === 0) return messages.none;
  const number = (value: number) => formatNumber(value, language);
  const to = from === null ? shown : from + shown - 1;
  const reached = Math.max(count.total, to);
  const total = count.isExact ? number(reached) : fill(messages.about, { count: number(reached) });
  return from === null
    ? fill(messages.rangeOpen, { count: number(shown), total })
    : fill(messages.range, { from: number(from), to: number(to), total });
}
