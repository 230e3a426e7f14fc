import { useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router';
import { type Language, parseLanguage } from '../../../domain/language.ts';
import { sameHrefIn } from '../href.ts';
import { useLanguage } from '../language-context.tsx';
import { readBrowserSigns, resolveBrowserLanguage } from './browser-language.ts';
import { revealPage } from './pending-language.ts';
import { readChosenLanguage, storeLanguage } from './stored-language.ts';

/**
 * Keeps the language in URL, storage and cookie the same. If the URL has no `lang`, the language is
 * resolved in the browser; if that is Swedish, the page navigates to its Swedish URL. The back button
 * leads to another page, not back to another language: a later choice replaces the one in the URL.
 */
export function useLanguageMirror(): void {
  const language = useLanguage();
  const location = useLocation();
  const opened = useRef(location);
  const isPop = useNavigationType() === 'POP';
  const navigate = useNavigate();

  useEffect(() => {
    const switchTo = (other: Language) =>
      void navigate(sameHrefIn(other, location), { replace: true, preventScrollReset: true });
    const isReturn = isPop && (location !== opened.current || isLoadedByReturn());
    const chosen = readChosenLanguage();
    const named = parseLanguage(new URLSearchParams(location.search).get('lang'));
    if (named && (!isReturn || !chosen || chosen === named)) {
      storeLanguage(named);
      if (named === language) revealPage();
    } else {
      const signs = { ...readBrowserSigns(), search: named ? '' : location.search };
      const resolved = resolveBrowserLanguage(signs);
      if (named || resolved === 'sv' || language === 'sv') switchTo(resolved);
      else {
        if (chosen) nameInUrl(chosen, location);
        revealPage();
      }
    }

    // A page from the browser's own cache is as it was left, before the choice.
    const applyChoice = ({ persisted }: PageTransitionEvent) => {
      const latest = persisted && readChosenLanguage();
      if (latest && latest !== language) switchTo(latest);
    };
    window.addEventListener('pageshow', applyChoice);
    return () => window.removeEventListener('pageshow', applyChoice);
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
