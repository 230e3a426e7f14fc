import { type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';
import { useCommonMessages } from '../i18n/language-context.tsx';
import { type FollowLink, FollowLinkContext } from '../i18n/page-link.tsx';
import { isOffline } from './is-offline.ts';
import { runAfterPaint } from './own-task.ts';

/**
 * Follows links by the router. The router prepares a navigation before the browser can show that anything happens,
 * which takes a slow phone half of a tenth of a second, so the bar of `showBrowserNavigation` is painted before.
 *
 * Without a connection the link waits: the router would reload the document when it cannot load the code of a page, and
 * the browser would show its own error page instead of the one that was being read.
 */
export function FollowLinks({ children }: { children: ReactNode }) {
  const router = use(DataRouterContext)?.router;
  const { isWaiting, openOnline } = useConnection();
  const follow = useCallback<FollowLink>(
    (href, { replace, ...options }) => {
      const isSame = new URL(href, window.location.href).href === window.location.href;
      void openOnline(() => {
        document.documentElement.dataset.navigating = '';
        runAfterPaint(
          () => void router?.navigate(href, { ...options, replace: replace ?? isSame }),
        );
      });
    },
    [router, openOnline],
  );

  return (
    <FollowLinkContext value={follow}>
      {children}
      {isWaiting && <OfflineNotice />}
    </FollowLinkContext>
  );
}

/** Opens a page. Without a connection it waits, and opens the page that was chosen last. */
function useConnection() {
  const [waiting, setWaiting] = useState<{ open: () => void }>();
  const openOnline = useCallback(async (open: () => void) => {
    if (!navigator.onLine && (await isOffline())) return setWaiting({ open });
    setWaiting(undefined);
    open();
  }, []);

  useEffect(() => {
    if (!waiting) return;
    const stop = () => setWaiting(undefined);
    const resume = () => void openOnline(waiting.open);
    window.addEventListener('online', resume);
    // The visitor has navigated elsewhere meanwhile.
    window.addEventListener('popstate', stop);
    return () => {
      window.removeEventListener('online', resume);
      window.removeEventListener('popstate', stop);
    };
  }, [waiting, openOnline]);

  return { isWaiting: waiting !== undefined, openOnline };
}

function OfflineNotice() {
  const { loading } = useCommonMessages();
  return (
    <p
      role="alert"
      className="fixed inset-x-4 bottom-4 z-60 mx-auto w-fit rounded-card border border-page/20 bg-ink px-5 py-3 text-center text-page print:hidden"
    >
      {loading.offline}
    </p>
  );
}
