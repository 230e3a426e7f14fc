import '../admin.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, use, useEffect, useState } from 'react';
import { Outlet, useRouteLoaderData } from 'react-router';
import { defaultLanguage, parseLanguage } from '../../../domain/language.ts';
import { AuthProvider } from '../../backend/auth/auth-provider.tsx';
import { ErrorScreen } from '../../error-screen.tsx';
import { revalidateOnLanguage } from '../../i18n/language/revalidate-on-language.ts';
import { resolveServerLanguage } from '../../i18n/language/server-language.ts';
import { useCommonMessages } from '../../i18n/language-context.tsx';
import { loadContext } from '../../load-context.ts';
import { getMessages } from '../../messages.server.ts';
import { NonceContext } from '../../nonce-context.ts';
import { Toaster } from '../../ui/toast/toaster.tsx';
import { loadMessages } from '../use-messages.ts';
import type { Route } from './+types/layout.ts';
import { AdminContext } from './admin-context.ts';
import { earlySchemeScript, leaveScheme, restoreScheme } from './scheme.ts';

// The messages download while the router still loads the data of the screen.
if (!import.meta.env.SSR) {
  loadMessages(parseLanguage(document.documentElement.lang) ?? defaultLanguage).catch(() => {});
}

export async function loader({ url, request, context }: Route.LoaderArgs) {
  const { site, maxRows } = context.get(loadContext);
  const { name, url: siteUrl, supportEmail } = site;
  const { shell } = await loadMessages(resolveServerLanguage(url, request.headers));
  return {
    title: shell.backOffice,
    site: { name, url: siteUrl, supportEmail },
    maxRows,
    pageTitles: {
      job: { en: getMessages('jobs', 'en').page.title, sv: getMessages('jobs', 'sv').page.title },
      article: {
        en: getMessages('blog', 'en').article.title,
        sv: getMessages('blog', 'sv').article.title,
      },
    },
  };
}

export const shouldRevalidate = revalidateOnLanguage;

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData && `${loaderData.title} · ${loaderData.site.name}`;
  return [{ title }, { name: 'robots', content: 'noindex' }];
}

export default function Layout({ loaderData }: Route.ComponentProps) {
  const [queries] = useState(() => new QueryClient());
  return (
    <AdminContext value={loaderData}>
      <QueryClientProvider client={queries}>
        <AuthProvider always>
          <AdminFrame>
            <Outlet />
          </AdminFrame>
        </AuthProvider>
      </QueryClientProvider>
    </AdminContext>
  );
}

function AdminFrame({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext);
  useEffect(() => {
    restoreScheme();
    return leaveScheme;
  }, []);
  return (
    <div className="admin min-h-dvh">
      <script nonce={nonce} suppressHydrationWarning>
        {earlySchemeScript}
      </script>
      {children}
      <Toaster />
    </div>
  );
}

export function ErrorBoundary() {
  const common = useCommonMessages();
  const admin = useRouteLoaderData<typeof loader>('admin/shell/layout');
  return (
    <main className="admin">
      <ErrorScreen messages={common.error} supportEmail={admin?.site.supportEmail} />
    </main>
  );
}
