import { fillAny } from '../../../i18n/fill-any.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/loading/progress-bar.tsx';
import { Section } from '../../kit/screens/section.tsx';
import { useMessages } from '../../use-messages.ts';
import type { ImportRecord } from '../data/imports.ts';
import { cancelImport } from '../data/run-import.ts';
import { useImportCall } from '../use-import-call.ts';

const countAll = (counts: Record<string, number>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** The progress of the current step. The import continues if the page is closed. */
export function ImportProgress({ importRecord }: { importRecord: ImportRecord }) {
  const { progress: t, states } = useMessages('imports');
  const language = useLanguage();
  const { pending, call } = useImportCall();
  const { id, state, total, outcomes, undone, kept } = importRecord;
  const isUndo = state === 'undoing';
  const done = isUndo ? undone + countAll(kept) : importRecord.progress;
  const all = isUndo ? (outcomes.new ?? 0) + (outcomes.matched ?? 0) : total;
  const text = fillAny(t[state as 'running'], {
    done: formatNumber(done, language),
    count: formatNumber(all, language),
  });
  return (
    <Section title={states[state] ?? ''}>
      <p className="font-semibold tabular-nums">{text}</p>
      <ProgressBar value={done} max={all} label={states[state] ?? ''} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-soft">{t.canLeave}</p>
        {state === 'running' && (
          <Button
            variant="paper"
            size="compact"
            disabled={pending}
            onClick={() => void call((client) => cancelImport(client, id))}
          >
            {t.stop}
          </Button>
        )}
      </div>
    </Section>
  );
}
