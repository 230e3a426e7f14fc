import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useCommonMessages } from '../../i18n/language-context.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useSlowNavigation } from './use-slow-navigation.ts';
import { VisitorProvider } from './visitor/visitor-provider.tsx';

// Loaded only when a navigation is slow.
const PageLoading = lazy(() => import('../../page-loading.tsx'));

/** Header, footer and skip link of every public page. */
export function Frame({ children }: { children: ReactNode }) {
  const common = useCommonMessages();
  const main = useRef<HTMLElement>(null);
  const slow = useSlowNavigation();
  useFocusOnNavigation(main);

  return (
    <VisitorProvider>
      <div className="flex min-h-dvh flex-col">
        <a href="#content" className="skip-link">
          {common.skipToContent}
        </a>
        <Header />
        <main ref={main} id="content" tabIndex={-1} className="@container grow outline-none">
          {children}
        </main>
        <Footer />
        {slow && (
          <Suspense>
            <PageLoading text={common.loading.page} />
          </Suspense>
        )}
      </div>
    </VisitorProvider>
  );
}
