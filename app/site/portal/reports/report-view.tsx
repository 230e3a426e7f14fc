import { clsx } from 'clsx';
import {
  nextStepOfReport,
  type Report,
  type ReportedSearch,
} from '../../../../domain/clients/report.ts';
import { inLanguage } from '../../../../domain/in-language.ts';
import { formatPlural } from '../../../i18n/format-plural.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { usePortalMessages } from '../portal-context.ts';
import { Pipeline } from '../searches/search-card.tsx';

type ReportViewProps = {
  report: Report;
  /** True for the week that is not over. */
  isCurrent: boolean;
};

/** The searches of one week. */
export function ReportView({ report, isCurrent }: ReportViewProps) {
  const { reports: t } = usePortalMessages();
  if (report.searches.length === 0) return <p>{t.none}</p>;
  return (
    <ol className="grid gap-9">
      {report.searches.map((search) => (
        <li key={search.id} className="not-first:border-t not-first:border-line not-first:pt-9">
          <ReportedSearchCard search={search} isCurrent={isCurrent} />
        </li>
      ))}
    </ol>
  );
}

type SearchProps = { search: ReportedSearch; isCurrent: boolean };

function ReportedSearchCard({ search, isCurrent }: SearchProps) {
  const { reports: t, searches } = usePortalMessages();
  const language = useLanguage();
  const { kind, count } = nextStepOfReport(search);
  const step = searches.steps[kind];
  return (
    <article className="grid gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h3 className="text-[1.4rem]">{inLanguage(search.title, language)}</h3>
        {search.state === 'closed' && <Badge>{searches.states.closed}</Badge>}
      </div>
      <Numbers search={search} isCurrent={isCurrent} />
      <div className="grid gap-2">
        <p className="font-semibold">{isCurrent ? t.standing : t.standingThen}</p>
        <Pipeline stages={search.stages} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p>
          <b className="font-semibold">{isCurrent ? t.next : t.nextThen}: </b>
          {typeof step === 'string' ? step : formatPlural(step, count, language)}
        </p>
        {isCurrent && kind === 'answer' && (
          <LocalizedLink to="/portal" className={buttonClass({ size: 'medium' })}>
            {t.goToShortlists}
          </LocalizedLink>
        )}
      </div>
    </article>
  );
}

const numberKeys = ['applied', 'presented', 'interviews', 'awaiting'] as const;

function Numbers({ search, isCurrent }: SearchProps) {
  const { reports: t } = usePortalMessages();
  return (
    <dl
      aria-label={t.happened}
      className="grid grid-cols-2 gap-x-6 gap-y-4 @min-[40rem]:grid-cols-4"
    >
      {numberKeys.map((kind) => (
        <div key={kind} className="flex flex-col-reverse justify-end gap-0.5">
          <dt className="text-[.95rem] text-soft">{t.numbers[kind]}</dt>
          <dd
            className={clsx(
              'font-head text-[2rem] leading-none font-bold tabular-nums',
              isCurrent && kind === 'awaiting' && search.awaiting > 0 && 'text-amber',
            )}
          >
            {search[kind]}
          </dd>
        </div>
      ))}
    </dl>
  );
}
