import { Alpaca } from '../../../art/alpaca.tsx';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { formatPlural } from '../../../i18n/format-plural.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ProgressBar } from '../../../ui/loading/progress-bar.tsx';
import { useMessages } from '../../use-messages.ts';
import { useDescribeError } from '../actions/use-describe-error.ts';
import type { ListQuery } from './data/list-source.ts';
import type { Count } from './data/read-count.ts';
import type { ListDefinition } from './list-definition.ts';

export function NothingYet({ empty }: { empty: ListDefinition<never>['empty'] }) {
  const { title, text, action, picture } = empty;
  return (
    <EmptyState
      picture={picture ?? <Alpaca pose="asleep" className="w-40" />}
      title={title}
      text={text}
      action={action}
    />
  );
}

type NothingMatchesProps = {
  /** A search for people understands more than words. */
  isOfPeople: boolean;
  suggestion: string | undefined;
  onSuggestion: (text: string) => void;
  onClear: () => void;
};

export function NothingMatches(props: NothingMatchesProps) {
  const { isOfPeople, suggestion, onSuggestion, onClear } = props;
  const { noMatch } = useMessages('list');
  return (
    <EmptyState
      picture={<Alpaca pose="searching" className="w-40" />}
      title={noMatch.title}
      text={isOfPeople ? noMatch.peopleText : noMatch.text}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          {suggestion && (
            <Button size="compact" onClick={() => onSuggestion(suggestion)}>
              {fill(noMatch.suggestion, { text: suggestion })}
            </Button>
          )}
          <Button variant="paper" size="compact" onClick={onClear}>
            {noMatch.action}
          </Button>
        </span>
      }
    />
  );
}

export function ListFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { failed } = useMessages('list');
  const describeError = useDescribeError();
  return (
    <div role="alert">
      <EmptyState
        picture={<Alpaca pose="confused" className="w-40" />}
        title={failed.title}
        text={describeError(error, failed.text)}
        action={
          <Button size="compact" onClick={onRetry}>
            {failed.action}
          </Button>
        }
      />
    </div>
  );
}

type LiveChangesProps = { count: number; onShow: () => void };

export function LiveChanges({ count, onShow }: LiveChangesProps) {
  const { changes } = useMessages('list');
  const language = useLanguage();
  return (
    <div role="status" className="list-changes">
      {formatPlural(changes, count, language, { count: formatNumber(count, language) })}
      <Button variant="paper" size="compact" onClick={onShow}>
        {changes.show}
      </Button>
    </div>
  );
}

export type Progress = { text: string; done: number; count: number; stop: () => void };

/** Shows how far an export is, with a button to stop it. */
export function ListProgress({ text, done, count, stop }: Progress) {
  const { bulk } = useMessages('list');
  return (
    <div className="list-selection">
      <div className="grid grow gap-1.5">
        <span className="font-semibold tabular-nums">{text}</span>
        <ProgressBar value={done} max={count} label={text} />
      </div>
      <Button variant="paper" size="compact" onClick={stop}>
        {bulk.stop}
      </Button>
    </div>
  );
}

type LatestOnlyProps = { query: ListQuery; count: Count | undefined };

/** Explains that a search has found more rows than it lists, and which of them it lists. */
export function LatestOnly({ query: { source, text }, count }: LatestOnlyProps) {
  const { latestOnly } = useMessages('list');
  const language = useLanguage();
  const max = source.search && 'call' in source.search ? source.search.max : undefined;
  if (!max || !count || text.trim() === '' || count.total < max) return null;
  return (
    <p role="status" className="mr-auto text-soft">
      {fill(latestOnly, { count: formatNumber(max, language) })}
    </p>
  );
}
