import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { isLanguagePending } from '../../i18n/language/pending-language.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { cacheOf, tracksOwnViews } from '../../route-handle.ts';
import { toEngagementLevel } from './engagement.ts';
import { sendWaitingEvents, track } from './track.ts';

/** Records each page view and, when the page is left, how long it was read. */
export function useVisitEvents(): void {
  const { pathname } = useLocation();
  const language = useLanguage();
  // The URL of a private page contains its token, so it is not recorded.
  const handle = useMatches().at(-1)?.handle;
  const isPrivate = cacheOf(handle) === 'private';
  const tracksViews = !isPrivate && !tracksOwnViews(handle);

  useEffect(() => {
    if (!tracksViews || isLanguagePending()) return;
    track('page_view', { language, ...takeReferrer() }, pathname);
  }, [pathname, tracksViews, language]);

  useEffect(() => {
    let isSent = isPrivate;
    const send = () => {
      if (isSent) return;
      isSent = true;
      track('engagement', { level: toEngagementLevel(performance.now() - openedAt) }, pathname);
    };
    const leave = () => {
      send();
      sendWaitingEvents();
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      send();
      openedAt = performance.now();
    };
  }, [pathname, isPrivate]);
}

/** Time at which the page was opened. The first page was on screen before its scripts ran, so it starts at zero. */
let openedAt = 0;

let isFirstView = true;

/** Returns the origin of the referring site, for the first page view only. */
function takeReferrer(): { referrer?: string } {
  const { referrer } = document;
  const isSent = !isFirstView;
  isFirstView = false;
  return isSent || !URL.canParse(referrer) ? {} : { referrer: new URL(referrer).origin };
}
