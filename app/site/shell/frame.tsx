import { type ReactNode, useRef } from 'react';
import { useNavigationProgress } from '../../hydration/use-navigation-progress.ts';
import { useCommonMessages } from '../../i18n/language-context.tsx';
import { PageLoading } from '../../page-loading.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useSlowNavigation } from './use-slow-navigation.ts';
import { VisitorProvider } from './visitor/visitor-provider.tsx';

/** Header, footer and skip link of every public page. */
export function Frame({ children }: { children: ReactNode }) {
  const common = useCommonMessages();
  const main = useRef<HTMLElement>(null);
  const slow = useSlowNavigation();
  useFocusOnNavigation(main);
  useNavigationProgress();

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
        {slow && <PageLoading text={common.loading.page} />}
      </div>
    </VisitorProvider>
  );
}
