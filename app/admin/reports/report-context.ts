import { createContext, use } from 'react';
import type { Period } from '../dashboard/period/period.ts';
import type { ReportFilter, ReportQuery, RowsFilter } from './data.ts';

type Report = {
  period: Period;
  compared: Period | undefined;
  filter: ReportFilter;
  /** The parameters of the URL, from which the links of the report are made. */
  params: URLSearchParams;
};

export const ReportContext = createContext<Report | undefined>(undefined);

export function useReportContext() {
  const report = use(ReportContext);
  if (!report) throw new Error('useReportContext is used outside of the screen of reports');
  const { period, compared, filter, params } = report;
  const now: ReportQuery = { period, filter };
  const then: ReportQuery = { period: compared, filter };
  return {
    period,
    compared,
    now,
    then,
    /** The path of the same report with the rows behind a figure. */
    rowsPath: ({ figure, stage, step, source, reason }: RowsFilter) =>
      linkTo(params, { rows: figure, stage, step, source, reason }),
    /** The path of the same report with another filter. */
    filteredPath: (key: string, value: string) => linkTo(params, { [key]: value }),
  };
}

function linkTo(params: URLSearchParams, change: Record<string, string | undefined>): string {
  const next = new URLSearchParams(params);
  for (const [key, value] of Object.entries(change)) {
    if (value) next.set(key, value);
    else next.delete(key);
  }
  return `/admin/reports?${next}`;
}
