import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { applicationPath } from '../../../domain/applications/application-path.ts';
import { stages as allStages } from '../../../domain/enums.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import { isUuid } from '../../../domain/limits.ts';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { fill, formatStockholmDay } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Cell, HeaderCell, Table } from '../../ui/table.tsx';
import { recordExport } from '../kit/list/data/record-export.ts';
import { csvTime } from '../kit/list/export/csv-dates.ts';
import { nameSource } from '../people/name-source.ts';
import { useReasonNames } from '../reject-reasons/use-reason-names.ts';
import { useStages } from '../stage-templates/use-stages.ts';
import { useMessages } from '../use-messages.ts';
import {
  listReportRows,
  type ReportRow,
  type RowsWanted,
  rowsFigures,
  useReportRows,
} from './data.ts';
import { formatDays, roundDays } from './format-days.ts';
import { useReportContext } from './report-context.ts';
import { useCsv } from './use-csv.ts';

const pageSize = 50;
/** The database returns no more rows at once. */
const maxRows = 1_000;

function parseRows(params: URLSearchParams): RowsWanted | undefined {
  const figure = rowsFigures.find((known) => known === params.get('rows'));
  if (!figure) return undefined;
  const stage = allStages.find((known) => known === params.get('stage'));
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
  const wanted = parseRows(params);
  if (!wanted) return null;
  const close = () =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const key of ['rows', 'stage', 'step', 'source', 'reason']) next.delete(key);
        return next;
      },
      { preventScrollReset: true },
    );
  return <Rows key={params.toString()} wanted={wanted} onClose={close} />;
}

type RowsProps = { wanted: RowsWanted; onClose: () => void };

function Rows({ wanted, onClose }: RowsProps) {
  const messages = useMessages('reports');
  const t = messages.rows;
  const { now } = useReportContext();
  const [max, setMax] = useState(pageSize);
  const { data: rows } = useReportRows(now, wanted, max + 1);
  const shown = rows?.slice(0, max) ?? [];
  const download = useRowsDownload(wanted);
  const { figure, stage, step, source, reason } = wanted;
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
          {shown.length > 0 && (
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
      {rows && rows.length > max && <p className="text-soft">{fill(t.shown, { count: max })}</p>}
      {shown.length > 0 && <RowsTable figure={figure} caption={name} rows={shown} />}
    </Dialog>
  );
}

type RowsTableProps = { figure: RowsWanted['figure']; caption: string; rows: ReportRow[] };

function RowsTable({ figure, caption, rows }: RowsTableProps) {
  const { rows: t } = useMessages('reports');
  const language = useLanguage();
  const day = (moment: string | null) =>
    moment === null ? '–' : formatStockholmDay(new Date(moment), language);
  return (
    <Table>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <HeaderCell>{t.person}</HeaderCell>
          <HeaderCell>{t.job}</HeaderCell>
          <HeaderCell>{t.from[figure]}</HeaderCell>
          <HeaderCell>{t.until[figure]}</HeaderCell>
          <HeaderCell className="text-right">{t.days}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.application_id} ${row.since}`}>
            <Cell>
              <LocalizedLink
                to={applicationPath(row.application_id)}
                className="font-semibold text-primary underline underline-offset-4"
              >
                {row.full_name.trim() || t.erased}
              </LocalizedLink>
            </Cell>
            <Cell>{inLanguage(row.job_title, language)}</Cell>
            <Cell className="whitespace-nowrap">{day(row.since)}</Cell>
            <Cell className="whitespace-nowrap">{day(row.until)}</Cell>
            <Cell className="text-right whitespace-nowrap">
              {row.days === null ? '–' : formatDays(row.days, language)}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Writes all rows to a file, in pages; the audit log has it first. */
function useRowsDownload(wanted: RowsWanted) {
  const { rows: t, sourceNames } = useMessages('reports');
  const { getClient } = useAuth();
  const { now } = useReportContext();
  const language = useLanguage();
  const writeCsv = useCsv();
  const { figure } = wanted;

  return () =>
    writeCsv(`rows-${figure}`, async () => {
      const client = await getClient();
      const all: ReportRow[] = [];
      let page: ReportRow[];
      do {
        page = await listReportRows(client, now, wanted, { skip: all.length, max: maxRows });
        all.push(...page);
      } while (page.length === maxRows);
      await recordExport(client, 'applications', all.length);
      return {
        head: [t.person, t.job, t.source, t.from[figure], t.until[figure], t.daysNumber],
        rows: all.map((row) => [
          row.full_name.trim() || t.erased,
          inLanguage(row.job_title, language),
          nameSource(row.source, sourceNames),
          csvTime(row.since),
          csvTime(row.until),
          roundDays(row.days),
        ]),
      };
    });
}
