import { Button } from '../../../../ui/button.tsx';
import { ProgressBar } from '../../../../ui/loading/progress-bar.tsx';
import { useMessages } from '../../../use-messages.ts';
import type { BulkProgress } from './use-bulk.ts';

export function ListProgress({ text, done, count, stop }: BulkProgress) {
  const { bulk } = useMessages('list');
  return (
    <div className="list-selection">
      <div className="grid grow gap-1.5">
        <span className="font-semibold tabular-nums">{text}</span>
        <ProgressBar value={done} max={count} label={text} />
      </div>
      {stop && (
        <Button variant="paper" size="compact" onClick={stop}>
          {bulk.stop}
        </Button>
      )}
    </div>
  );
}
