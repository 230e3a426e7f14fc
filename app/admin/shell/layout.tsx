import '../admin.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, use, useEffect, useState } from 'react';
import { Outlet, useRouteLoaderData } from 'react-router';
import { AuthProvider } from '../../backend/auth/auth-provider.tsx';
import { ErrorScreen } from '../../error-screen.tsx';
import { useCommonMessages } from '../../i18n/language-context.tsx';
import { revalidateOnLanguage } from '../../i18n/revalidate-on-language.ts';
import { resolveServerLanguage } from '../../i18n/server-language.ts';
import { loadContext } from '../../load-context.ts';
import { NonceContext } from '../../nonce-context.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { getAdminMessages } from '../messages.server.ts';
import type { Route } from './+types/layout.ts';
import { AdminContext } from './admin-context.ts';
import { earlySchemeScript, leaveScheme, restoreScheme } from './scheme.ts';

export function loader({ url, request, context }: Route.LoaderArgs) {
  const { site } = context.get(loadContext);
  const language = resolveServerLanguage(url, request.headers);
  return {
    siteName: site.name,
    supportEmail: site.supportEmail,
    shell: getAdminMessages('shell', language),
    secondFactor: getAdminMessages('secondFactor', language),
  };
}

export const shouldRevalidate = revalidateOnLanguage;

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData && `${loaderData.shell.backOffice} · ${loaderData.siteName}`;
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
      <ErrorScreen messages={common.error} supportEmail={admin?.supportEmail} />
    </main>
  );
}
