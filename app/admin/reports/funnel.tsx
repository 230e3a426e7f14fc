import { formatNumber } from '../../i18n/format.ts';
import { formatPlural } from '../../i18n/format-plural.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { BarTable } from '../../ui/charts/bar-table.tsx';
import { formatShare } from '../dashboard/charts/format-share.ts';
import { useStages } from '../stage-templates/use-stages.ts';
import { useMessages } from '../use-messages.ts';
import { computeShare } from './compute-share.ts';
import { useFunnel, useLeftOut } from './data.ts';
import { ReportBlock } from './report-block.tsx';
import { useReportContext } from './report-context.ts';
import { RowsLink } from './rows/rows-link.tsx';
import { useReportTemplate } from './use-report-template.ts';

export function Funnel() {
  const messages = useMessages('reports');
  const { funnel: t, stages } = messages;
  const language = useLanguage();
  const { compared, now, then } = useReportContext();
  const { nameStep } = useStages();
  const templateId = useReportTemplate(now.filter);
  const query = useFunnel(now, templateId);
  const { data: comparedFunnel } = useFunnel(then, templateId);
  const steps = (query.data ?? []).map((step) => ({
    ...step,
    name: 'stage' in step ? stages[step.stage] : (nameStep(step.step) ?? '–'),
    rowsFilter: {
      figure: 'applications' as const,
      ...('stage' in step ? { stage: step.stage } : { step: step.step }),
    },
  }));
  const [first] = steps;
  const number = (value: number) => formatNumber(value, language);
  const share = (part: number, whole: number | undefined) => {
    const ratio = computeShare(part, whole);
    return ratio === null ? '–' : formatShare(ratio, language);
  };
  const beforeOf = (key: string) =>
    compared && comparedFunnel?.find((step) => step.key === key)?.applications;

  return (
    <ReportBlock
      name="funnel"
      title={t.title}
      meaning={templateId ? `${t.meaning} ${t.byTemplate}` : t.meaning}
      query={query}
      empty={first?.applications === 0 && t.empty}
      table={() => ({
        head: [...Object.values(t.head), ...(compared ? [messages.beforeColumn] : [])],
        rows: steps.map(({ key, name, applications }, index) => [
          name,
          applications,
          computeShare(applications, steps[index - 1]?.applications),
          computeShare(applications, first?.applications),
          ...(compared ? [beforeOf(key)] : []),
        ]),
      })}
    >
      <BarTable
        caption={t.title}
        head={[
          t.head.stage,
          t.head.reached,
          t.head.previous,
          t.head.applied,
          ...(compared ? [messages.beforeColumn] : []),
        ]}
        series={[{ name: t.head.reached, tone: 'primary' }]}
        beforeName={messages.before}
        rows={steps.map(({ key, name, rowsFilter, applications }, index) => ({
          key,
          label: name,
          values: [applications],
          before: beforeOf(key),
          cells: [
            <RowsLink key={key} rowsFilter={rowsFilter} name={name} count={applications}>
              {number(applications)}
            </RowsLink>,
            index === 0 ? '' : share(applications, steps[index - 1]?.applications),
            share(applications, first?.applications),
            ...(compared ? [number(beforeOf(key) ?? 0)] : []),
          ],
        }))}
      />
      <LeftOut />
    </ReportBlock>
  );
}

/** Applications of the period that are not in the funnel. */
function LeftOut() {
  const { funnel: t } = useMessages('reports');
  const language = useLanguage();
  const { now, rowsPath } = useReportContext();
  const { data } = useLeftOut(now);
  if (!data?.withdrawn && !data?.imported) return null;
  return (
    <ul className="grid gap-0.5 text-sm text-soft">
      {data.withdrawn > 0 && (
        <li>
          <LocalizedLink
            to={rowsPath({ figure: 'withdrawn' })}
            preventScrollReset
            className="underline underline-offset-4"
          >
            {formatPlural(t.withdrawn, data.withdrawn, language)}
          </LocalizedLink>
        </li>
      )}
      {data.imported > 0 && <li>{formatPlural(t.imported, data.imported, language)}</li>}
    </ul>
  );
}
