import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { defaultLanguage, type Language } from '../../../domain/language.ts';
import { LanguageContext } from '../../i18n/language-context.tsx';

/**
 * Renders a part without state in a loader; the page shows it with `StaticHtml`. The language is for links within it
 * and for what else asks for it.
 */
export function renderStatic(part: ReactElement, language: Language = defaultLanguage): string {
  return renderToStaticMarkup(<LanguageContext value={language}>{part}</LanguageContext>);
}
