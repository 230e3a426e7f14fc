import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { AuthProvider } from '../../backend/auth/auth-provider.tsx';
import { ErrorScreen } from '../../error-screen.tsx';
import { fill } from '../../i18n/format.ts';
import { revalidateOnLanguage } from '../../i18n/language/revalidate-on-language.ts';
import { useCommonMessages } from '../../i18n/language-context.tsx';
import { getMessages } from '../../messages.server.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { Toaster } from '../../ui/toast/toaster.tsx';
import { openPage } from '../shell/open-page.server.ts';
import { useSite } from '../shell/site-context.tsx';
import type { Route } from './+types/layout.ts';
import { PortalMessagesContext } from './portal-context.ts';
import { PortalGuard } from './portal-guard.tsx';

export const handle = { cache: 'private', hasNoMenus: true } satisfies RouteHandle;

/** Loads only messages: the session is in the browser, which reads the data itself. */
export function loader(args: Route.LoaderArgs) {
  const { site, language } = openPage(args);
  const messages = getMessages('portal', language);
  return { messages, title: fill(messages.pageTitle, { siteName: site.name }) };
}

export const shouldRevalidate = revalidateOnLanguage;

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex, nofollow' }];
}

/** Retry once: an answer of the contact waits for the page to be refetched. */
const createQueries = () => new QueryClient({ defaultOptions: { queries: { retry: 1 } } });

export default function PortalLayout({ loaderData }: Route.ComponentProps) {
  const [queries] = useState(createQueries);
  return (
    <PortalMessagesContext value={loaderData.messages}>
      <QueryClientProvider client={queries}>
        <AuthProvider always>
          <PortalGuard />
          <Toaster />
        </AuthProvider>
      </QueryClientProvider>
    </PortalMessagesContext>
  );
}

export function ErrorBoundary() {
  const common = useCommonMessages();
  const { supportEmail } = useSite();
  return (
    <main>
      <ErrorScreen messages={common.error} supportEmail={supportEmail} />
    </main>
  );
}
