import { AlpacaAsleep } from '../../../art/alpaca-asleep.tsx';
import { AlpacaConfused } from '../../../art/alpaca-confused.tsx';
import { AlpacaSearching } from '../../../art/alpaca-searching.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useMessages } from '../../use-messages.ts';
import { useDescribeError } from '../use-describe-error.ts';
import type { ListDefinition } from './list-definition.ts';

export function NothingYet({ empty }: { empty: ListDefinition<never>['empty'] }) {
  const { title, text, action, picture } = empty;
  return (
    <EmptyState
      picture={picture ?? <AlpacaAsleep className="w-40" />}
      title={title}
      text={text}
      action={action}
    />
  );
}

export function NothingMatches({ onClear }: { onClear: () => void }) {
  const { noMatch } = useMessages('list');
  return (
    <EmptyState
      picture={<AlpacaSearching className="w-40" />}
      title={noMatch.title}
      text={noMatch.text}
      action={
        <Button variant="paper" size="compact" onClick={onClear}>
          {noMatch.action}
        </Button>
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
        picture={<AlpacaConfused className="w-40" />}
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
