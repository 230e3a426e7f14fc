import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { parseLanguage } from '../../domain/language.ts';
import { readBrowserSigns, resolveBrowserLanguage } from './browser-language.ts';
import { sameHrefIn } from './href.ts';
import { useLanguage } from './language-context.tsx';
import { revealPage } from './pending-language.ts';
import { storeLanguage } from './stored-language.ts';

/**
 * Keeps address, storage and cookie telling the same language. Without `lang` in the address the
 * browser's own resolution decides; a page it would show in Swedish moves to its Swedish address.
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
