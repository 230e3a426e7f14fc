import { useEffect } from 'react';
import { endOfWeek, type Report } from '../../../../domain/clients/report.ts';
import { useLiveTables } from '../../../backend/use-live-tables.ts';
import { localeOf } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import type { RouteHandle } from '../../../route-handle.ts';
import { Card } from '../../../ui/card.tsx';
import { Container } from '../../../ui/container.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { usePortal, usePortalMessages } from '../../portal/portal-context.ts';
import { findReports } from '../../portal/reports/data.ts';
import { MailSwitch, reportsKey } from '../../portal/reports/mail-switch.tsx';
import { ReportView } from '../../portal/reports/report-view.tsx';

export const handle = { cache: 'private' } satisfies RouteHandle;

/** The weekly reports of the company: the current week, live, and the stored reports of earlier weeks. */
export default function Reports() {
  const { reports: t } = usePortalMessages();
  const { company } = usePortal();
  const { data } = useLiveTables({
    queryKey: reportsKey(company.id),
    queryFn: (client) => findReports(client, company.id),
    follow: [{ table: 'portal_changes' }],
  });
  const isLoaded = Boolean(data);
  // The link of the mail names the switch, which is not there yet when the page opens.
  useEffect(() => {
    if (isLoaded && location.hash === '#mail') document.getElementById('mail')?.scrollIntoView();
  }, [isLoaded]);
  return (
    <Container className="grid gap-9 pt-9 wrap-anywhere md:pt-14">
      <header className="grid gap-3">
        <h1 className="text-[clamp(2rem,6vw,3.6rem)]">{t.title}</h1>
        <p className="measure-62 text-[1.15rem] text-soft">{t.intro}</p>
      </header>
      {data ? (
        <>
          <Card as="section" className="grid gap-7">
            <header className="grid gap-1">
              <h2 className="text-[1.65rem]">{t.current}</h2>
              <Period week={data.current.week} />
            </header>
            <ReportView report={data.current} isCurrent />
          </Card>
          <section className="grid gap-4">
            <h2 className="text-[1.65rem]">{t.earlier}</h2>
            {data.earlier.length === 0 && <p className="text-soft">{t.noEarlier}</p>}
            {data.earlier.map((report, index) => (
              <Earlier key={report.week} report={report} isNewest={index === 0} />
            ))}
          </section>
          <MailSwitch isOn={data.wants_report} />
        </>
      ) : (
        <Skeleton className="h-96" />
      )}
    </Container>
  );
}

/** A stored report. The report of last week is open. */
function Earlier({ report, isNewest }: { report: Report; isNewest: boolean }) {
  return (
    <details open={isNewest} className="rounded-card border border-line bg-paper">
      <summary className="cursor-pointer px-7 py-4 font-semibold md:px-10">
        <Week week={report.week} />
      </summary>
      <div className="px-7 pt-3 pb-7 md:px-10 md:pb-10">
        <ReportView report={report} isCurrent={false} />
      </div>
    </details>
  );
}

function Period({ week }: { week: string }) {
  return (
    <p className="text-soft">
      <Week week={week} />
    </p>
  );
}

function Week({ week }: { week: string }) {
  const format = new Intl.DateTimeFormat(localeOf(useLanguage()), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return <>{format.formatRange(new Date(week), new Date(endOfWeek(week)))}</>;
}
