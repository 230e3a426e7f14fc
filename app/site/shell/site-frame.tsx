import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useCommonMessages } from '../../i18n/language-context.tsx';
import { PageLoading } from '../../page-loading.tsx';
import { EarlyLayout } from '../blocks/early-layout.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { VisitorProvider } from './visitor/visitor-provider.tsx';

type SiteFrameProps = {
  /** Shows the page as to a visitor who is not signed in. */
  isPreview?: boolean;
  children: ReactNode;
};

/** Header, footer and skip link of every public page. */
export function SiteFrame({ isPreview = false, children }: SiteFrameProps) {
  const common = useCommonMessages();
  const main = useRef<HTMLElement>(null);
  const slow = useSlowNavigation();
  useFocusOnNavigation(main);

  return (
    <VisitorProvider isPreview={isPreview}>
      <div className="flex min-h-dvh flex-col">
        <a href="#content" className="skip-link">
          {common.skipToContent}
        </a>
        <Header />
        <main ref={main} id="content" tabIndex={-1} className="@container grow outline-none">
          {children}
        </main>
        <EarlyLayout />
        <Footer />
        {slow && <PageLoading text={common.loading.page} />}
      </div>
    </VisitorProvider>
  );
}

/** Moves focus to the content after a navigation, as a page load would. */
function useFocusOnNavigation(target: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    target.current?.focus({ preventScroll: true });
  }, [pathname, target]);
}

/** A faster navigation shows only the bar at the top of the page. */
const slowAfterMs = 2000;

/** True when a navigation to another page is noticeably slow. */
function useSlowNavigation(): boolean {
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const leaving = navigation.location !== undefined && navigation.location.pathname !== pathname;
  const [slow, setSlow] = useState(false);

  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [leaving]);

  return slow;
}
