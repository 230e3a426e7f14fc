import { fill, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useMessages } from '../use-messages.ts';
import { useDashboard } from './dashboard-context.ts';
import { useRecruitingFigures } from './data.ts';
import { Figure } from './figure.tsx';
import { rowsOf } from './rows.ts';

export function RecruitingFigures() {
  const messages = useMessages('dashboard');
  const { period, compared } = useDashboard();
  const language = useLanguage();
  const { data: now, isError } = useRecruitingFigures(period);
  const { data: then } = useRecruitingFigures(compared);
  const { figures: texts } = messages;
  const inDays = (days: number) =>
    fill(texts.days_to_hire.days, { count: formatNumber(Math.round(days * 10) / 10, language) });

  if (isError && !now) return <p className="text-lingon">{messages.loadFailed}</p>;
  return (
    <>
      <Figure texts={texts.open_jobs} value={now?.open_jobs} isNow to={rowsOf.open_jobs()} />
      <Figure
        texts={texts.applications}
        value={now?.applications}
        before={then?.applications}
        to={rowsOf.applications(period)}
      />
      <Figure
        texts={texts.hires}
        value={now?.hires}
        before={then?.hires}
        to={rowsOf.hires(period)}
      />
      <Figure
        texts={texts.days_to_hire}
        value={now?.days_to_hire}
        before={then?.days_to_hire}
        to={rowsOf.hires(period)}
        format={inDays}
      />
      <Figure
        texts={texts.leads}
        value={now?.leads}
        before={then?.leads}
        to={rowsOf.leads(period)}
      />
      <Figure
        texts={texts.waiting_leads}
        value={now?.waiting_leads}
        isNow
        to={rowsOf.waiting_leads()}
      />
      <Figure
        texts={texts.failed_mails}
        value={now?.failed_mails}
        isNow
        to={rowsOf.failed_mails()}
      />
    </>
  );
}
