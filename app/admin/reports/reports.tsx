import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { inLanguage } from '../../../domain/in-language.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { DashboardContext } from '../dashboard/dashboard-context.ts';
import { findCompared, parseComparison, parsePeriod } from '../dashboard/period/period.ts';
import { PeriodPicker } from '../dashboard/period/period-picker.tsx';
import { FilterChip } from '../kit/list/filters/filter-chip.tsx';
import { ViewTabs } from '../kit/list/views/view-tabs.tsx';
import { RoleGate } from '../kit/screens/role-gate.tsx';
import { Screen } from '../kit/screens/screen.tsx';
import { useStaff } from '../shell/staff-context.ts';
import { useStageTemplates } from '../stage-templates/data/templates.ts';
import { useMessages } from '../use-messages.ts';
import { useFollowReports } from './data.ts';
import { Durations } from './durations.tsx';
import { Funnel } from './funnel.tsx';
import { Groups } from './groups.tsx';
import { KeyFigures } from './key-figures.tsx';
import { Rejections } from './rejections.tsx';
import { ReportContext } from './report-context.ts';
import {
  filterKeys,
  parseReportFilter,
  reportFilters,
  reportShape,
  valuesOf,
} from './report-filters.ts';
import { RowsDialog } from './rows/rows-dialog.tsx';
import { Sources } from './sources.tsx';
import { StageTimes } from './stage-times.tsx';

export default function Reports() {
  return (
    <RoleGate allows="recruiters" messages={useMessages('reports')}>
      <Report />
    </RoleGate>
  );
}

function Report() {
  const messages = useMessages('reports');
  const { userId } = useStaff();
  const [params, setParams] = useSearchParams();
  useFollowReports();
  const report = useMemo(() => {
    const period = parsePeriod(params.get('period') ?? '90', new Date());
    const comparison = parseComparison(params.get('compare'));
    const compared = findCompared(period, comparison);
    return { period, comparison, compared, filter: parseReportFilter(params, userId), params };
  }, [params, userId]);

  return (
    <DashboardContext value={report}>
      <ReportContext value={report}>
        <Screen title={messages.title}>
          <div className="grid max-w-[96rem] gap-4">
            <ViewTabs
              screen="reports"
              startLabel={messages.standard}
              definition={reportShape}
              params={params}
              onOpen={(next) => setParams(next)}
            />
            <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
              <Filters />
              <PeriodPicker defaultPeriod="90" />
            </div>
            <KeyFigures />
            <div className="grid gap-4 min-[84rem]:grid-cols-2">
              <Funnel />
              <StageTimes />
              <Durations figure="hires" />
              <Durations figure="fills" />
              <Sources />
              <Rejections />
              <Groups />
            </div>
          </div>
          <RowsDialog />
        </Screen>
      </ReportContext>
    </DashboardContext>
  );
}

function Filters() {
  const reports = useMessages('reports');
  const jobChoices = useMessages('jobChoices');
  const { filters: label, clearFilters, goneOption } = useMessages('list');
  const [params, setParams] = useSearchParams();
  const language = useLanguage();
  const { data: templates } = useStageTemplates();
  const filters = useMemo(() => {
    const options = (templates ?? []).map(({ id, name }) => ({
      value: id,
      label: inLanguage(name, language),
    }));
    const gone = templates
      ? valuesOf(params, 'template').filter(
          (id) => !templates.some((template) => template.id === id),
        )
      : [];
    const goneOptions = gone.map((value) => ({ value, label: goneOption }));
    return reportFilters({ reports, jobChoices }, [...options, ...goneOptions]);
  }, [reports, jobChoices, templates, language, params, goneOption]);
  // An agency without stage templates sees no filter by template, unless a saved report names one that was deleted.
  const keys = filterKeys.filter(
    (key) => key !== 'template' || templates?.length || params.has('template'),
  );
  const set = (change: Record<string, string[]>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [key, values] of Object.entries(change)) {
          if (values.length > 0) next.set(key, values.join(','));
          else next.delete(key);
        }
        return next;
      },
      { preventScrollReset: true },
    );
  const isFiltered = filterKeys.some((key) => params.has(key));
  return (
    <fieldset aria-label={label} className="list-chips min-h-9">
      {keys.map((key) => (
        <FilterChip
          key={key}
          filter={filters[key]}
          values={valuesOf(params, key)}
          onChange={(values) => set({ [key]: values })}
        />
      ))}
      {isFiltered && (
        <Button
          variant="quiet"
          size="compact"
          onClick={() => set(Object.fromEntries(filterKeys.map((key) => [key, []])))}
        >
          {clearFilters}
        </Button>
      )}
    </fieldset>
  );
}
