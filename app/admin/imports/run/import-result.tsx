import { useState } from 'react';
import type { ImportTarget } from '../../../../domain/imports/import.ts';
import { fill, formatNumber, formatTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { useIsBefore } from '../../bulk/use-is-before.ts';
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx';
import { Section } from '../../kit/screens/section.tsx';
import { useMessages } from '../../use-messages.ts';
import type { ImportRecord } from '../data/imports.ts';
import { undoImport } from '../data/run-import.ts';
import { useImportCall } from '../use-import-call.ts';

const lists: Record<ImportTarget, string> = {
  people: '/admin/applicants',
  clients: '/admin/clients',
  jobs: '/admin/jobs',
};

/** The result of an import, with a button that undoes all of it. */
export function ImportResult({ importRecord }: { importRecord: ImportRecord }) {
  const { result: t, start, states } = useMessages('imports');
  const language = useLanguage();
  const { pending, call } = useImportCall();
  const [isAsking, setAsking] = useState(false);
  const {
    id,
    state,
    target,
    outcomes,
    undone,
    kept,
    undo_until: until,
    source,
    basis,
  } = importRecord;
  const isInTime = useIsBefore(state === 'done' ? until : null);
  const count = (value = 0) => formatNumber(value, language);
  const added = (outcomes.new ?? 0) + (outcomes.matched ?? 0);
  const counts = {
    new: count(outcomes.new),
    matched: count(outcomes.matched),
    rejected: count(outcomes.rejected),
  };
  const keptCount = Object.values(kept).reduce((sum, each) => sum + each, 0);
  const sentences =
    state === 'undone'
      ? [
          fill(t.undone, { count: count(undone) }),
          ...(keptCount > 0 ? [fill(t.keptChanged, { count: count(keptCount) })] : []),
        ]
      : [fill(importRecord.is_stopped ? t.stopped : t.done, counts)];
  const facts =
    basis && source
      ? fill(t.factsBasis, { source, basis: start.bases[basis] ?? basis })
      : fill(t.facts, { source: source ?? '' });
  return (
    <Section
      title={states[state] ?? ''}
      actions={
        <LocalizedLink
          to={lists[target]}
          className={buttonClass({ variant: 'paper', size: 'compact' })}
        >
          {t.open[target]}
        </LocalizedLink>
      }
    >
      <p role="status" className="font-semibold tabular-nums">
        {sentences.join(' ')}
      </p>
      <p className="text-soft">{facts}</p>
      {isInTime && added > 0 && until && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-soft">
            {fill(t.undoUntil, { time: formatTime(new Date(until), language) })}{' '}
            {importRecord.sends_notice && t.notices}
          </p>
          <Button variant="paper" size="compact" disabled={pending} onClick={() => setAsking(true)}>
            {t.undo}
          </Button>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          messages={t.confirmUndo}
          pending={pending}
          onSubmit={async () => {
            setAsking(false);
            await call((client) => undoImport(client, id));
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  );
}
