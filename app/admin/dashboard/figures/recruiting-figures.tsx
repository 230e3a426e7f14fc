import { formatNumber } from '../../../i18n/format.ts';
import { formatPlural } from '../../../i18n/format-plural.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../use-messages.ts';
import { useDashboard } from '../dashboard-context.ts';
import { useRecruitingFigures } from '../data.ts';
import { figurePaths } from '../figure-paths.ts';
import { Figure } from './figure.tsx';

export function RecruitingFigures() {
  const messages = useMessages('dashboard');
  const { period, compared } = useDashboard();
  const language = useLanguage();
  const { data: now, isError } = useRecruitingFigures(period);
  const { data: then } = useRecruitingFigures(compared);
  const { figures } = messages;
  function inDays(days: number) {
    const rounded = Math.round(days * 10) / 10;
    const count = formatNumber(rounded, language);
    return formatPlural(figures.days_to_hire.days, rounded, language, { count });
  }

  if (isError && !now) return <p className="text-lingon">{messages.loadFailed}</p>;
  return (
    <>
      <Figure
        messages={figures.open_jobs}
        value={now?.open_jobs}
        isNow
        to={figurePaths.open_jobs()}
      />
      <Figure
        messages={figures.applications}
        value={now?.applications}
        before={then?.applications}
        to={figurePaths.applications(period)}
      />
      <Figure
        messages={figures.hires}
        value={now?.hires}
        before={then?.hires}
        to={figurePaths.hires(period)}
      />
      <Figure
        messages={figures.days_to_hire}
        value={now?.days_to_hire}
        before={then?.days_to_hire}
        to={figurePaths.hires(period)}
        format={inDays}
      />
      <Figure
        messages={figures.leads}
        value={now?.leads}
        before={then?.leads}
        to={figurePaths.leads(period)}
      />
      <Figure
        messages={figures.waiting_leads}
        value={now?.waiting_leads}
        isNow
        to={figurePaths.waiting_leads()}
      />
      <Figure
        messages={figures.failed_mails}
        value={now?.failed_mails}
        isNow
        to={figurePaths.failed_mails()}
      />
    </>
  );
}
