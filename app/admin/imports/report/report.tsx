import { useState } from 'react';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/fields/chip.tsx';
import { Section } from '../../kit/screens/section.tsx';
import { useMessages } from '../../use-messages.ts';
import { type ImportRecord, importsKey } from '../data/imports.ts';
import { listImportRows, pageSize, type RowFilter } from '../data/rows.ts';
import { Pages } from './pages.tsx';
import { ReasonCounts } from './reason-counts.tsx';
import { RowTable } from './row-table.tsx';
import { useImportRowsDownload } from './use-rows-download.ts';

const sum = (counts: Record<string, number>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

/** Rows by result, or by the expected one before the import. */
export function Report({ importRecord }: { importRecord: ImportRecord }) {
  const { report: t } = useMessages('imports');
  const language = useLanguage();
  const { id, state, target, outcomes, total, kept } = importRecord;
  const [{ filter, page }, setShown] = useState<{ filter: RowFilter; page: number }>({
    filter: (outcomes.rejected ?? 0) > 0 ? 'rejected' : 'all',
    page: 0,
  });
  const { pending, download } = useImportRowsDownload(importRecord);
  const { data } = useClientQuery({
    queryKey: [...importsKey, id, 'rows', state, filter, page],
    queryFn: (client) => listImportRows(client, { id, filter, page }),
  });
  const filters: { name: RowFilter; label: string; count: number }[] = [
    { name: 'all', label: t.all, count: total },
    ...(['new', 'matched', 'rejected'] as const).map((name) => ({
      name,
      label: t.outcomes[name],
      count: outcomes[name] ?? 0,
    })),
    ...(sum(kept) > 0 ? [{ name: 'kept' as const, label: t.kept, count: sum(kept) }] : []),
    ...(importRecord.is_stopped
      ? [{ name: 'cancelled' as const, label: t.cancelled, count: total - importRecord.progress }]
      : []),
  ];
  const shownCount = filters.find(({ name }) => name === filter)?.count ?? 0;
  const pages = Math.max(1, Math.ceil(shownCount / pageSize));
  const isChecked = state === 'checked';
  const isGone = data?.length === 0 && filter === 'all';
  return (
    <Section title={isChecked ? t.title : t.done} text={isChecked ? t.text : undefined}>
      <ReasonCounts importRecord={importRecord} />
      {(outcomes.matched ?? 0) > 0 && (
        <p className="text-soft">
          {t.outcomes.matched}: {t.matchedHint[target]}
        </p>
      )}
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t.table}</legend>
        {filters.map(({ name, label, count }) => (
          <Chip
            key={name}
            isOn={filter === name}
            aria-pressed={filter === name}
            onClick={() => setShown({ filter: name, page: 0 })}
          >
            {label} ({formatNumber(count, language)})
          </Chip>
        ))}
      </fieldset>
      {isGone ? (
        <p className="text-soft">{t.rowsDeleted}</p>
      ) : (
        <RowTable importRecord={importRecord} rows={data ?? []} isLoading={!data} />
      )}
      {(data?.length ?? 0) > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-soft">
            {filter === 'rejected' &&
              (importRecord.format.type === 'cvs' ? t.correctCvs : t.correct)}
          </p>
          <Button
            variant="paper"
            size="compact"
            disabled={pending}
            onClick={() => void download(filter, shownCount)}
          >
            {t.download}
          </Button>
        </div>
      )}
      <Pages page={page} pages={pages} onShow={(newPage) => setShown({ filter, page: newPage })} />
    </Section>
  );
}
