import type { ImportTarget } from '../../../../domain/imports/import.ts';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Cell, HeaderCell, Table } from '../../../ui/table.tsx';
import { useMessages } from '../../use-messages.ts';
import type { ImportRecord } from '../data/imports.ts';
import type { ReportedRow } from '../data/rows.ts';
import { describeCells, describeResult, describeRowReasons } from './render-rows.ts';

type RowTableProps = { importRecord: ImportRecord; rows: ReportedRow[]; isLoading: boolean };

/** URL of the record that was created from a row. */
const screens: Record<ImportTarget, string> = {
  people: '/admin/applicants',
  clients: '/admin/clients',
  jobs: '/admin/jobs/edit',
};

const tones = { new: 'good', matched: 'neutral', rejected: 'bad' } as const;

const toneOf = (state: string, outcome: string | null) =>
  state === 'cancelled' ? 'neutral' : (tones[outcome as keyof typeof tones] ?? 'neutral');

/** Rows of the file as they were read, with their result. */
export function RowTable({ importRecord, rows, isLoading }: RowTableProps) {
  const t = useMessages('imports');
  if (isLoading) return <Skeleton className="h-40" />;
  if (rows.length === 0) return <p className="text-soft">{t.report.none}</p>;
  return (
    <Table aria-label={t.report.table}>
      <thead>
        <tr>
          <HeaderCell className="w-16">{t.report.row}</HeaderCell>
          <HeaderCell>{t.report.values}</HeaderCell>
          <HeaderCell className="min-w-36">{t.report.result}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ position, cells, outcome, reason, notes, target_id: id, state }) => (
          <tr key={position} className="align-top">
            <Cell>{position}</Cell>
            <Cell className="max-w-md min-w-28 break-words">
              {describeCells(importRecord, cells).slice(0, 300)}
            </Cell>
            <Cell>
              <div className="grid gap-1">
                <span className="flex flex-wrap items-center gap-2">
                  <Badge tone={toneOf(state, outcome)}>
                    {describeResult(t, { state, outcome })}
                  </Badge>
                  {id && !['undone', 'cancelled'].includes(state) && (
                    <LocalizedLink
                      to={`${screens[importRecord.target]}/${id}`}
                      className="underline underline-offset-2"
                    >
                      {t.report.open}
                    </LocalizedLink>
                  )}
                </span>
                {describeRowReasons(t, importRecord, { reason, notes }).map((text) => (
                  <span key={text} className="text-soft">
                    {text}
                  </span>
                ))}
              </div>
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
