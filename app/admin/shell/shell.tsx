import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { refetch } from '../../backend/refetch.ts';
import { useTableChanges } from '../../backend/use-table-changes.ts';
import { BulkPanel } from '../bulk/bulk-panel.tsx';
import { announceOwnChange } from '../kit/actions/own-changes.ts';
import { useValidationMessages } from '../kit/forms/use-validation-messages.ts';
import { useMessages } from '../use-messages.ts';
import { OwnAccount } from './account.tsx';
import { Brand } from './brand.tsx';
import { GlobalKeys } from './global-keys.tsx';
import { MobileBar } from './navigation/mobile-bar.tsx';
import { NavigationLinks } from './navigation/navigation-links.tsx';
import { Palette } from './palette/palette.tsx';
import { ShellContext } from './shell-context.ts';
import { HelpSheet, useShortcutsEnabled } from './shortcuts/help-sheet.tsx';
import { ShortcutsProvider } from './shortcuts/shortcuts-provider.tsx';
import { useIsWideScreen } from './use-is-wide-screen.ts';

export function Shell({ children }: { children: ReactNode }) {
  const shell = useMessages('shell');
  const wide = useIsWideScreen();
  const main = useRef<HTMLElement>(null);
  const [sheet, setSheet] = useState<'palette' | 'help'>();
  const [keysEnabled] = useShortcutsEnabled();
  useFocusOnMove(main);
  useRefetchOnVisibilityChange();
  useValidationMessages();
  const actions = useMemo(
    () => ({ openPalette: () => setSheet('palette'), openHelp: () => setSheet('help') }),
    [],
  );
  const close = (closed: typeof sheet) =>
    setSheet((current) => (current === closed ? undefined : current));

  return (
    <ShellContext value={actions}>
      <ShortcutsProvider enabled={keysEnabled}>
        <GlobalKeys />
        <div className="min-h-dvh md:grid md:grid-cols-[14.5rem_minmax(0,1fr)]">
          <a href="#content" className="skip-link">
            {shell.skipToContent}
          </a>
          {wide ? <SideBar /> : <MobileBar />}
          <main ref={main} id="content" tabIndex={-1} className="min-w-0 outline-none">
            <BulkPanel />
            {children}
          </main>
        </div>
        {sheet === 'palette' && <Palette onClose={() => close('palette')} />}
        {sheet === 'help' && <HelpSheet onClose={() => close('help')} />}
      </ShortcutsProvider>
    </ShellContext>
  );
}

function SideBar() {
  const shell = useMessages('shell');
  return (
    <header className="sticky top-0 flex h-dvh flex-col overflow-y-auto border-r border-line px-3 py-4">
      <Brand />
      <nav aria-label={shell.menu} className="grow py-4">
        <NavigationLinks />
      </nav>
      <OwnAccount />
    </header>
  );
}

/** Moves the focus to the content after a navigation. */
function useFocusOnMove(target: { current: HTMLElement | null }): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    target.current?.focus({ preventScroll: true });
  }, [pathname, target]);
}

/**
 * Refetches what is on the screen when a job was restricted or a team changed: the user may no longer see some of it.
 * Open lists show the new rows without asking, because a hidden row must not stay readable.
 */
function useRefetchOnVisibilityChange(): void {
  const queries = useQueryClient();
  useTableChanges([{ table: 'visibility_changes' }], async () => {
    await refetch(queries, []);
    announceOwnChange([]);
  });
}
