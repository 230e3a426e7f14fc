import { toStockholmDay } from '../../../../domain/time/stockholm-day.ts';
import { Alpaca } from '../../../art/alpaca.tsx';
import { useLiveTables } from '../../../backend/use-live-tables.ts';
import { revalidateOnLanguage } from '../../../i18n/language/revalidate-on-language.ts';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { getMessages } from '../../../messages.server.ts';
import type { RouteHandle } from '../../../route-handle.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Container } from '../../../ui/container.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { NoticePage } from '../../blocks/notice-page.tsx';
import { RecruiterCard } from '../../blocks/recruiter-card.tsx';
import { BillingContext, billingKey } from '../../portal/billing/billing-context.ts';
import { findBilling } from '../../portal/billing/data.ts';
import { History, PortalProjects } from '../../portal/billing/history.tsx';
import { PortalInvoices } from '../../portal/billing/invoices.tsx';
import { Pauses } from '../../portal/billing/pauses.tsx';
import { CurrentPlanCard } from '../../portal/billing/plan-card.tsx';
import { usePortal } from '../../portal/portal-context.ts';
import { openPage } from '../../shell/open-page.server.ts';
import type { Route } from './+types/plan.ts';

export const handle = { cache: 'private' } satisfies RouteHandle;

export function loader(args: Route.LoaderArgs) {
  return { messages: getMessages('portalBilling', openPage(args).language) };
}

export const shouldRevalidate = revalidateOnLanguage;

/** Plan, pauses and invoices of the company, for contacts who see them. */
export default function Plan({ loaderData: { messages } }: Route.ComponentProps) {
  const { company } = usePortal();
  const { data, isLoadingError, refetch } = useLiveTables({
    queryKey: billingKey(company.id),
    queryFn: (client) => findBilling(client, company.id),
    follow: [{ table: 'portal_changes' }],
  });
  const picture = <Alpaca pose="confused" className="w-full" />;
  if (!company.sees_billing || data === null) {
    return (
      <NoticePage {...messages.noAccess} picture={picture}>
        <LocalizedLink to="/portal" className={buttonClass()}>
          {messages.noAccess.back}
        </LocalizedLink>
      </NoticePage>
    );
  }
  if (isLoadingError) {
    return (
      <NoticePage {...messages.failed} picture={picture}>
        <Button onClick={() => void refetch()}>{messages.failed.retry}</Button>
      </NoticePage>
    );
  }
  return (
    <Container className="grid gap-7 pt-9 wrap-anywhere md:pt-14">
      <h1 className="text-[clamp(2rem,6vw,3.6rem)]">{messages.title}</h1>
      {data ? (
        <BillingContext
          value={{
            messages,
            billing: data,
            companyId: company.id,
            today: toStockholmDay(new Date()),
          }}
        >
          <CurrentPlanCard />
          <Pauses />
          <PortalInvoices />
          <PortalProjects />
          <History />
          {data.owner && (
            <RecruiterCard
              recruiter={data.owner}
              messages={messages.owner}
              subject={company.name}
            />
          )}
        </BillingContext>
      ) : (
        <>
          <Skeleton className="h-64" />
          <Skeleton className="h-64" />
        </>
      )}
    </Container>
  );
}
