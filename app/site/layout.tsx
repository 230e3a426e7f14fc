import { lazy } from 'react';
import { isRouteErrorResponse, Outlet } from 'react-router';
import { ErrorScreen } from '../error-screen.tsx';
import { useCommonMessages } from '../i18n/language-context.tsx';
import type { Route } from './+types/layout.ts';
import { Frame } from './frame.tsx';
import { useSite } from './site-context.tsx';
import { useVisitEvents } from './use-visit-events.ts';

// Loaded when something is missing: most visitors find what they came for.
const NotFoundScreen = lazy(() => import('./not-found-screen.tsx'));

export default function Layout() {
  useVisitEvents();
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const common = useCommonMessages();
  const site = useSite();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Frame>
      {missing ? (
        <NotFoundScreen />
      ) : (
        <ErrorScreen messages={common.error} supportEmail={site.supportEmail} />
      )}
    </Frame>
  );
}
