import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { stages as allStages } from '../../../../domain/enums.ts';
import { isUuid } from '../../../../domain/limits.ts';
import { fill } from '../../../i18n/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { nameSource } from '../../people/name-source.ts';
import { useReasonNames } from '../../reject-reasons/use-reason-names.ts';
import { useStages } from '../../stage-templates/use-stages.ts';
import { useMessages } from '../../use-messages.ts';
import { type RowsFilter, rowsFigures, useReportRows } from '../data.ts';
import { useReportContext } from '../report-context.ts';
import { RowsTable } from './rows-table.tsx';
import { maxRows, useReportRowsDownload } from './use-rows-download.ts';

const pageSize = 50;
function parseRows(params: URLSearchParams): RowsFilter | undefined {
  const figure = rowsFigures.find((option) => option === params.get('rows'));
  if (!figure) return undefined;
  const stage = allStages.find((option) => option === params.get('stage'));
  const step = params.get('step');
  const source = params.get('source');
  const reason = params.get('reason');
  return {
    figure,
    ...(stage && { stage }),
    ...(step && isUuid(step) && { step }),
    ...(source && { source }),
    ...(reason && { reason }),
  };
}

/** The rows behind the figure that the URL names. */
export function RowsDialog() {
  const [params, setParams] = useSearchParams();
  const rowsFilter = parseRows(params);
  if (!rowsFilter) return null;
  const close = () =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const key of ['rows', 'stage', 'step', 'source', 'reason']) next.delete(key);
        return next;
      },
      { preventScrollReset: true },
    );
  return <Rows key={params.toString()} rowsFilter={rowsFilter} onClose={close} />;
}

type RowsProps = { rowsFilter: RowsFilter; onClose: () => void };

function Rows({ rowsFilter, onClose }: RowsProps) {
  const messages = useMessages('reports');
  const t = messages.rows;
  const { now } = useReportContext();
  const [max, setMax] = useState(pageSize);
  const { data: rows } = useReportRows(now, rowsFilter, max + 1);
  const visibleRows = rows?.slice(0, max) ?? [];
  const download = useReportRowsDownload(rowsFilter);
  const { figure, stage, step, source, reason } = rowsFilter;
  const nameReason = useReasonNames();
  const { nameStep } = useStages();
  const names = {
    applications: messages.applications.name,
    stays: messages.stageTimes.title,
    step_stays: messages.stageTimes.title,
    hires: messages.hires.name,
    fills: messages.timeToFill.name,
    withdrawn: messages.withdrawn,
    rejections: messages.rejections.title,
  };
  const name = [
    names[figure],
    stage && messages.stages[stage],
    step && nameStep(step),
    source && nameSource(source, messages.sourceNames),
    reason && nameReason(reason),
  ]
    .filter(Boolean)
    .join(', ');

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={fill(t.title, { name })}
      actions={
        <>
          {visibleRows.length > 0 && (
            <Button variant="quiet" onClick={() => void download()}>
              {messages.csv}
            </Button>
          )}
          {rows && rows.length > max && max < maxRows && (
            <Button variant="quiet" onClick={() => setMax(Math.min(maxRows, max * 2))}>
              {t.more}
            </Button>
          )}
          <Button onClick={onClose}>{t.close}</Button>
        </>
      }
    >
      {!rows && <Skeleton className="h-48" />}
      {rows?.length === 0 && <p className="text-soft">{t.empty}</p>}
      {rows && rows.length > max && (
        <p className="text-soft">{fill(t.showingFirst, { count: max })}</p>
      )}
      {visibleRows.length > 0 && <RowsTable figure={figure} caption={name} rows={visibleRows} />}
    </Dialog>
  );
}
