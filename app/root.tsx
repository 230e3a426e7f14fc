import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { type ReactNode, use } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router';
import { defaultLanguage } from '../domain/language.ts';
import type { Route } from './+types/root.ts';
import { PublicKeysContext } from './backend/public-keys.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { FollowLinks } from './hydration/follow-links.tsx';
import { earlyScript, earlyScriptId, styles, stylesId } from './hydration/inlined-files.ts';
import { ReplayEarlyInput } from './hydration/replay-early-input.tsx';
import { useNavigationProgress } from './hydration/use-navigation-progress.ts';
import { revalidateOnLanguage } from './i18n/language/revalidate-on-language.ts';
import { resolveServerLanguage } from './i18n/language/server-language.ts';
import { useLanguageMirror } from './i18n/language/use-language-mirror.ts';
import { LanguageProvider } from './i18n/language-context.tsx';
import { error as englishError } from './i18n/messages/error.en.ts';
import { loadContext } from './load-context.ts';
import { getMessages } from './messages.server.ts';
import { NonceContext, StylesMarkContext } from './nonce-context.ts';
import { PageLoading } from './page-loading.tsx';
import { missingPageMeta } from './site/shell/missing-page-meta.ts';
import { SiteContext } from './site/shell/site-context.tsx';

export function loader({ url, request, context }: Route.LoaderArgs) {
  const { site, publicKeys, typed } = context.get(loadContext);
  const language = resolveServerLanguage(url, request.headers);
  return {
    language,
    site,
    publicKeys,
    common: getMessages('common', language),
    // The response to a submitted form has the URL of its function, which no route matches.
    noJs: typed !== undefined,
  };
}

export const shouldRevalidate = revalidateOnLanguage;

/** Describes routes that have no description of their own, above all missing pages. */
export function meta({ loaderData, error }: Route.MetaArgs) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  if (!missing || !loaderData) return [{ title: loaderData?.site.name ?? 'Alpaca' }];
  return missingPageMeta(loaderData.common.notFound.title, loaderData.site.name);
}

export function Layout({ children }: { children: ReactNode }) {
  const known = useRouteLoaderData<typeof loader>('root');
  const language = known?.language ?? defaultLanguage;
  const nonce = use(NonceContext);
  const stylesMark = use(StylesMarkContext);
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf7f2" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0d1512" media="(prefers-color-scheme: dark)" />
        {!known?.noJs && (
          <script id={earlyScriptId} nonce={nonce} suppressHydrationWarning>
            {earlyScript}
          </script>
        )}
        <style
          id={stylesId}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: React would search 70 KB of our own styles for what it escapes.
          dangerouslySetInnerHTML={{ __html: stylesMark ?? styles }}
        />
        <link rel="preload" as="font" type="font/woff2" href={bricolage} crossOrigin="anonymous" />
        <link rel="preload" as="font" type="font/woff2" href={figtree} crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        <div id="root">{children}</div>
        {!known?.noJs && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  const { language, common, site, publicKeys } = loaderData;
  useNavigationProgress();
  return (
    <LanguageProvider language={language} common={common}>
      <SiteContext value={site}>
        <PublicKeysContext value={publicKeys}>
          <LanguageMirror />
          <FollowLinks>
            <Outlet />
          </FollowLinks>
          <ReplayEarlyInput />
        </PublicKeysContext>
      </SiteContext>
    </LanguageProvider>
  );
}

function LanguageMirror() {
  useLanguageMirror();
  return null;
}

export function HydrateFallback() {
  const common = useRouteLoaderData<typeof loader>('root')?.common;
  return <PageLoading text={common?.loading.page ?? 'Preparing your alpaca experience...'} />;
}

/** Shows errors outside of every layout. The data of the loader may be missing then. */
export function ErrorBoundary() {
  const known = useRouteLoaderData<typeof loader>('root');
  return (
    <main>
      <ErrorScreen
        messages={known?.common.error ?? englishError}
        supportEmail={known?.site.supportEmail}
      />
    </main>
  );
}
