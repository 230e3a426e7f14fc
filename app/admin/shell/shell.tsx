import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useAdmin } from '../admin-context.ts';
import { ShortcutsProvider } from '../shortcuts/shortcuts-provider.tsx';
import { Account } from './account.tsx';
import { Brand } from './brand.tsx';
import { MobileBar } from './mobile-bar.tsx';
import { NavigationLinks } from './navigation-links.tsx';

export function Shell({ children }: { children: ReactNode }) {
  const { shell } = useAdmin();
  const main = useRef<HTMLElement>(null);
  useFocusOnMove(main);

  return (
    <div className="min-h-dvh md:grid md:grid-cols-[14.5rem_minmax(0,1fr)]">
      <a href="#content" className="skip-link">
        {shell.skipToContent}
      </a>
      <MobileBar />
      <header className="sticky top-0 hidden h-dvh flex-col overflow-y-auto border-r border-line px-3 py-4 md:flex">
        <Brand />
        <nav aria-label={shell.menu} className="grow py-4">
          <NavigationLinks />
        </nav>
        <Account />
      </header>
      <main ref={main} id="content" tabIndex={-1} className="min-w-0 outline-none">
        <ShortcutsProvider enabled>{children}</ShortcutsProvider>
      </main>
    </div>
  );
}

/** After a move to another screen reading starts at its content. */
function useFocusOnMove(target: { current: HTMLElement | null }): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    target.current?.focus({ preventScroll: true });
  }, [pathname, target]);
}
