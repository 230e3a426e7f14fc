import { stages } from '../../../../domain/enums.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { fill } from '../../../i18n/format.ts';
import { formatPlural } from '../../../i18n/format-plural.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import type { StageOption } from '../../stage-templates/use-stages.ts';
import { useMessages } from '../../use-messages.ts';
import { type BoardFilter, type Counts, countBoard } from '../data/board.ts';
import { applicationKeys } from '../data/keys.ts';

type BoardMatchesProps = {
  filter: BoardFilter;
  counts: Counts | undefined;
  /** The columns of the board. */
  options: StageOption[];
  formatCount: (count: number) => string;
  onShowWithdrawn: () => void;
};

/** Shows in which columns a search has matches, which may be off-screen, and how many withdrawn applications it hides. */
export function BoardMatches(props: BoardMatchesProps) {
  const { filter, counts, options, formatCount, onShowWithdrawn } = props;
  const { matches: messages } = useMessages('applications');
  const language = useLanguage();
  const withdrawnFilter = { ...filter, withdrawn: true };
  const { data: withdrawn } = useClientQuery({
    queryKey: applicationKeys.counts(withdrawnFilter),
    queryFn: (client) => countBoard(client, withdrawnFilter),
    enabled: filter.search !== undefined && !filter.withdrawn,
  });
  if (!filter.search || !counts) return null;

  const countOf = ({ key }: StageOption) => counts[key] ?? 0;
  const stagesWithMatches = options.filter((option) => countOf(option) > 0);
  const hiddenCount = filter.withdrawn ? 0 : sumCounts(withdrawn);
  return (
    <div className="flex flex-wrap items-center gap-2 pb-3">
      <p role="status">
        {stagesWithMatches.length === 0
          ? messages.none
          : formatPlural(messages.found, sumCounts(counts), language, {
              count: formatCount(sumCounts(counts)),
            })}{' '}
        {hiddenCount > 0 &&
          formatPlural(messages.hidden, hiddenCount, language, { count: formatCount(hiddenCount) })}
      </p>
      {stagesWithMatches.map((option) => (
        <Button
          key={option.key}
          variant="paper"
          size="compact"
          onClick={() => showColumn(option.key)}
        >
          {fill(messages.stage, { stage: option.name, count: formatCount(countOf(option)) })}
        </Button>
      ))}
      {hiddenCount > 0 && (
        <Button variant="paper" size="compact" onClick={onShowWithdrawn}>
          {messages.showWithdrawn}
        </Button>
      )}
    </div>
  );
}

const sumCounts = (counts: Counts | undefined) =>
  counts ? stages.reduce((sum, stage) => sum + counts[stage], 0) : 0;

/** Scrolls to the column and focuses its first card. */
function showColumn(key: string): void {
  const column = document.querySelector<HTMLElement>(`[data-stage="${key}"]`);
  column?.scrollIntoView({ block: 'nearest', inline: 'start' });
  column?.querySelector<HTMLElement>('[data-card]')?.focus({ preventScroll: true });
}
