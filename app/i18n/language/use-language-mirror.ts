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
  const navigate = useNavigate();
  const isReturn = useIsReturn(location);

  useEffect(() => {
    const chosen = readChosenLanguage();
    const named = parseLanguage(new URLSearchParams(location.search).get('lang'));
    if (named && (!isReturn || !chosen || chosen === named)) {
      storeLanguage(named);
      if (named === language) revealPage();
      return;
    }

    const signs = { ...readBrowserSigns(), search: named ? '' : location.search };
    const resolved = resolveBrowserLanguage(signs);
    if (resolved === 'en' && language === 'en' && !named) {
      if (chosen === 'en') nameInUrl('en', location);
      revealPage();
      return;
    }
    void navigate(sameHrefIn(resolved, location), { replace: true, preventScrollReset: true });
  }, [language, location, navigate, isReturn]);

  // A page from the browser's own cache is as it was left, before the choice.
  useEffect(() => {
    const applyChoice = ({ persisted }: PageTransitionEvent) => {
      const chosen = persisted && readChosenLanguage();
      if (!chosen || chosen === language) return;
      void navigate(sameHrefIn(chosen, location), { replace: true, preventScrollReset: true });
    };
    window.addEventListener('pageshow', applyChoice);
    return () => window.removeEventListener('pageshow', applyChoice);
  }, [language, location, navigate]);
}

/** True after the back or forward button, also if it loaded a whole page. */
function useIsReturn(location: Location): boolean {
  const opened = useRef(location);
  const isPop = useNavigationType() === 'POP';
  return isPop && (location !== opened.current || wasLoadedByReturn());
}

function wasLoadedByReturn(): boolean {
  if (typeof performance.getEntriesByType !== 'function') return false;
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}

/**
 * Writes the choice without a navigation: the page is in this language already. The URLs of the back
 * office are not shared, so they stay short.
 */
function nameInUrl(language: Language, location: Location): void {
  if (location.pathname.startsWith('/admin')) return;
  // The calculator writes its own parameters, which the router does not know.
  const { pathname, search, hash } = window.location;
  if (pathname !== location.pathname) return;
  const href = sameHrefIn(language, { pathname, search, hash });
  window.history.replaceState(window.history.state, '', href);
}
