import type { writeHistory } from './prepare-history.ts';

export const march = ['2026-03-01', '2026-03-31'];

/** Reads the funnel, and the days of the rows behind a figure of March. */
export function readsReports(call: ReturnType<typeof writeHistory>['call']) {
  const readFunnel = async (days: string[], filter = {}) =>
    (await call('select * from report_funnel($1, $2, $3)', [...days, filter])).map(
      ({ stage, applications }) => `${stage} ${applications}`,
    );

  const readRows = async (figure: string, parameters: Record<string, string> = {}) =>
    (
      await call(
        'select days, source from list_report_rows($1, $2, $3, at_stage => $4, from_source => $5)',
        [figure, ...march, parameters.stage ?? null, parameters.source ?? null],
      )
    ).map(({ days }) => days);

  return { readFunnel, readRows };
}
