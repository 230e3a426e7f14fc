import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { track } from '../data/track.ts';
import { useLanguage } from '../i18n/language-context.tsx';
import { isLanguagePending } from '../i18n/pending-language.ts';
import { engagementOf } from './engagement.ts';

// The address of a private page is its key, and is told to nobody, ourselves included.
const privatePages = /^\/(status|me|review|unsubscribe|preview\/article)\//;

/** Tells of each page that was seen and, when it is left, how long it held. */
export function useVisitEvents(): void {
  const { pathname } = useLocation();
  const language = useLanguage();

  useEffect(() => {
    // The home page has events of its own.
    if (pathname === '/' || privatePages.test(pathname) || isLanguagePending()) return;
    track('page_view', { language, ...takeReferrer() });
  }, [pathname, language]);

  useEffect(() => {
    if (privatePages.test(pathname)) return;
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
  }, [pathname]);
}

let isFirstView = true;

/** Which site somebody came from, told once; without the page of it. */
function takeReferrer(): { referrer?: string } {
  const { referrer } = document;
  const isTold = !isFirstView;
  isFirstView = false;
  return isTold || !URL.canParse(referrer) ? {} : { referrer: new URL(referrer).origin };
}
