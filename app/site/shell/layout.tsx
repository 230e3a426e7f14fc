import { lazy } from 'react';
import { isRouteErrorResponse, Outlet } from 'react-router';
import { toStockholmDay } from '../../../domain/time/stockholm-day.ts';
import { ErrorScreen } from '../../error-screen.tsx';
import { formatOffice } from '../../i18n/format-office.ts';
import { revalidateOnLanguage } from '../../i18n/language/revalidate-on-language.ts';
import { useCommonMessages } from '../../i18n/language-context.tsx';
import { useVisitEvents } from '../analytics/use-visit-events.ts';
import type { Route } from './+types/layout.ts';
import { readCompany } from './data.ts';
import { openPage } from './open-page.server.ts';
import { useSite } from './site-context.tsx';
import { SiteFrame } from './site-frame.tsx';

// Loaded only for a missing page.
const NotFoundScreen = lazy(() => import('./not-found-screen.tsx'));

/** The footer is shown without the facts of the company when they cannot be read. */
export async function loader(args: Route.LoaderArgs) {
  const { supabase, language } = openPage(args);
  const facts = await readCompany(supabase).catch(() => undefined);
  return {
    office: facts ? formatOffice(facts.office, language) : '',
    company: facts?.company,
    // Sent with the page: the clock of the browser may disagree with the HTML.
    year: Number(toStockholmDay(new Date()).slice(0, 4)),
  };
}

export const shouldRevalidate = revalidateOnLanguage;

export default function Layout() {
  useVisitEvents();
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const common = useCommonMessages();
  const site = useSite();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <SiteFrame>
      {missing ? (
        <NotFoundScreen />
      ) : (
        <ErrorScreen messages={common.error} supportEmail={site.supportEmail} />
      )}
    </SiteFrame>
  );
}
