import { useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router';
import { type Language, parseLanguage } from '../../../domain/language.ts';
import { sameHrefIn } from '../href.ts';
import { useLanguage } from '../language-context.tsx';
import { readBrowserSigns, resolveBrowserLanguage } from './browser-language.ts';
import { revealPage } from './pending-language.ts';
import { readChosenLanguage, storeLanguage } from './stored-language.ts';

/**
 * Keeps the language in URL, storage and cookie the same. If the URL has no `lang`, the language is resolved in the
 * browser; if that is Swedish, the page navigates to its Swedish URL. The back button returns to the previous page, not
 * to the previous language: a later choice replaces the one in the URL.
 */
export function useLanguageMirror(): void {
  const language = useLanguage();
  const location = useLocation();
  const firstLocation = useRef(location);
  const isPop = useNavigationType() === 'POP';
  const navigate = useNavigate();

  useEffect(() => {
    const isReturn = isPop && (location !== firstLocation.current || isLoadedByReturn());
    const chosenLanguage = readChosenLanguage();
    const urlLanguage = parseLanguage(new URLSearchParams(location.search).get('lang'));
    if (urlLanguage && (!isReturn || !chosenLanguage || chosenLanguage === urlLanguage)) {
      storeLanguage(urlLanguage);
      if (urlLanguage === language) revealPage();
    } else {
      const resolved =
        (urlLanguage && chosenLanguage) || resolveBrowserLanguage(readBrowserSigns());
      if (urlLanguage || resolved === 'sv' || language === 'sv') {
        const href = sameHrefIn(resolved, location);
        void navigate(href, { replace: true, preventScrollReset: true });
      } else {
        if (chosenLanguage) nameInUrl(chosenLanguage, location);
        revealPage();
      }
    }
  }, [language, location, navigate, isPop]);
}

/** True if the back or forward button loaded a whole page. */
function isLoadedByReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward';
}

/**
 * Writes the choice without a navigation: the page is in this language already. The URLs of the back
 * office are not shared, so they stay short.
 */
function nameInUrl(language: Language, location: Location): void {
  if (location.pathname.startsWith('/admin')) return;
  // The calculator writes its own parameters, which the router does not know.
  window.history.replaceState(window.history.state, '', sameHrefIn(language, window.location));
}
