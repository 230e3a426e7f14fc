import { type Stage, stages } from '../../../domain/enums.ts';
import { useClientQuery } from '../../backend/use-client-query.ts';
import { fill } from '../../i18n/format.ts';
import { formatPlural } from '../../i18n/format-plural.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { useMessages } from '../use-messages.ts';
import { type BoardFilter, type Counts, countBoard } from './data/board.ts';
import { applicationKeys } from './data/keys.ts';

type BoardMatchesProps = {
  filter: BoardFilter;
  counts: Counts | undefined;
  formatCount: (count: number) => string;
  onShowWithdrawn: () => void;
};

/** Shows in which columns a search has matches, which may be off-screen, and how many withdrawn applications it hides. */
export function BoardMatches({ filter, counts, formatCount, onShowWithdrawn }: BoardMatchesProps) {
  const { matches: messages, stages: names } = useMessages('applications');
  const language = useLanguage();
  const withdrawnFilter = { ...filter, withdrawn: true };
  const { data: withdrawn } = useClientQuery({
    queryKey: applicationKeys.counts(withdrawnFilter),
    queryFn: (client) => countBoard(client, withdrawnFilter),
    enabled: filter.search !== undefined && !filter.withdrawn,
  });
  if (!filter.search || !counts) return null;

  const stagesWithMatches = stages.filter((stage) => counts[stage] > 0);
  const hiddenCount = filter.withdrawn ? 0 : totalOf(withdrawn);
  return (
    <div className="flex flex-wrap items-center gap-2 pb-3">
      <p role="status">
        {stagesWithMatches.length === 0
          ? messages.none
          : formatPlural(messages.found, totalOf(counts), language, {
              count: formatCount(totalOf(counts)),
            })}{' '}
        {hiddenCount > 0 &&
          formatPlural(messages.hidden, hiddenCount, language, { count: formatCount(hiddenCount) })}
      </p>
      {stagesWithMatches.map((stage) => (
        <Button key={stage} variant="paper" size="compact" onClick={() => showColumn(stage)}>
          {fill(messages.stage, { stage: names[stage], count: formatCount(counts[stage]) })}
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

const totalOf = (counts: Counts | undefined) =>
  counts ? stages.reduce((sum, stage) => sum + counts[stage], 0) : 0;

/** Scrolls to the column and focuses its first card. */
function showColumn(stage: Stage): void {
  const column = document.querySelector<HTMLElement>(`[data-stage="${stage}"]`);
  column?.scrollIntoView({ block: 'nearest', inline: 'start' });
  column?.querySelector<HTMLElement>('[data-card]')?.focus({ preventScroll: true });
}
