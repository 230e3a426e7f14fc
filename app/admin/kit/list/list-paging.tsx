import { fill, formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useMessages } from '../../use-messages.ts';
import type { PagePosition } from './data/list-source.ts';
import type { Count } from './data/read-count.ts';

type ListPagingProps = {
  count: Count | undefined;
  shown: number;
  /** True while the rows of the current search and page are not there yet. */
  isLoading: boolean;
  /** The position of the first row on the page, if it is known. */
  from: number | null;
  first?: PagePosition;
  previous?: PagePosition;
  next?: PagePosition;
  last?: PagePosition;
  onMove: (pagePosition: PagePosition) => void;
};

export function ListPaging(props: ListPagingProps) {
  const { count, shown, isLoading, from, onMove, ...pagePositions } = props;
  const messages = useMessages('list');
  const steps = ['first', 'previous', 'next', 'last'] as const;
  return (
    <nav aria-label={messages.paging} className="flex items-center gap-1">
      <p aria-live="polite" className="mr-2 whitespace-nowrap text-soft tabular-nums">
        <Range count={count} shown={shown} isLoading={isLoading} from={from} />
      </p>
      {steps.map((step) => {
        const pagePosition = pagePositions[step];
        return (
          <IconButton
            key={step}
            icon={step}
            label={messages[step]}
            disabled={!pagePosition}
            // The position belongs to the rows of the page before. The button keeps the focus.
            aria-disabled={isLoading || undefined}
            onClick={() => pagePosition && !isLoading && onMove(pagePosition)}
          />
        );
      })}
    </nav>
  );
}

type RangeProps = Pick<ListPagingProps, 'count' | 'shown' | 'isLoading' | 'from'>;

function Range({ count, shown, isLoading, from }: RangeProps) {
  const messages = useMessages('list');
  const language = useLanguage();
  if (!count || (shown === 0 && isLoading)) return null;
  if (shown === 0) return messages.none;
  const number = (value: number) => formatNumber(value, language);
  const to = from === null ? shown : from + shown - 1;
  const reached = Math.max(count.total, to);
  const total = count.isExact ? number(reached) : fill(messages.about, { count: number(reached) });
  return from === null
    ? fill(messages.rangeOpen, { count: number(shown), total })
    : fill(messages.range, { from: number(from), to: number(to), total });
}
