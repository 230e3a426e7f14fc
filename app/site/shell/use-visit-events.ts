import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { useLanguage } from '../../i18n/language-context.tsx';
import { isLanguagePending } from '../../i18n/pending-language.ts';
import { cacheOf } from '../../route-handle.ts';
import { engagementOf } from './engagement.ts';
import { track } from './track.ts';

/** Records each page view and, when the page is left, how long it was read. */
export function useVisitEvents(): void {
  const { pathname } = useLocation();
  const language = useLanguage();
  // The URL of a private page is its key and is not recorded.
  const isPrivate = cacheOf(useMatches().at(-1)?.handle) === 'private';

  useEffect(() => {
    // The home page has events of its own.
    if (pathname === '/' || isPrivate || isLanguagePending()) return;
    track('page_view', { language, ...takeReferrer() });
  }, [pathname, isPrivate, language]);

  useEffect(() => {
    if (isPrivate) return;
    const since = Date.now();
    let told = false;
    const tell = () => {
      if (told) return;
      told = true;
      track('engagement', { level: engagementOf(Date.now() - since), page: pathname });
    };
    window.addEventListener('pagehide', tell);
    return () => {
      window.removeEventListener('pagehide', tell);
      tell();
    };
  }, [pathname, isPrivate]);
}

let isFirstView = true;

/** Which site somebody came from, told once; without the page of it. */
function takeReferrer(): { referrer?: string } {
  const { referrer } = document;
  const isTold = !isFirstView;
  isFirstView = false;
  return isTold || !URL.canParse(referrer) ? {} : { referrer: new URL(referrer).origin };
}
