import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '../../../domain/language.ts';
import { LanguageContext } from '../../i18n/language-context.tsx';

/** Renders a part without state in a loader; the page shows it with `StaticHtml`. Links in it keep the language. */
export function renderStatic(element: ReactElement, language: Language): string {
  return renderToStaticMarkup(<LanguageContext value={language}>{element}</LanguageContext>);
}
