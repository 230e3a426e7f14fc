import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { parseLanguage } from '../../../domain/language.ts';
import { sameHrefIn } from '../href.ts';
import { useLanguage } from '../language-context.tsx';
import { readBrowserSigns, resolveBrowserLanguage } from './browser-language.ts';
import { revealPage } from './pending-language.ts';
import { storeLanguage } from './stored-language.ts';

/**
 * Keeps the language in URL, storage and cookie the same. If the URL has no `lang`, the language is
 * resolved in the browser; if that is Swedish, the page navigates to its Swedish URL.
 */
export function useLanguageMirror(): void {
  const language = useLanguage();
  const location = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    const named = parseLanguage(new URLSearchParams(location.search).get('lang'));
    if (named) {
      storeLanguage(named);
      if (named === language) revealPage();
      return;
    }

    const resolved = resolveBrowserLanguage({ ...readBrowserSigns(), search: location.search });
    if (resolved === 'en' && language === 'en') {
      revealPage();
      return;
    }
    void navigate(sameHrefIn(resolved, location), { replace: true, preventScrollReset: true });
  }, [language, location, navigate]);
}
