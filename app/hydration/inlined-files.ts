import css from '../app.css?inline';
import {
  carryLanguageScript,
  earlyLanguageScript,
  restoreLanguageScript,
} from '../i18n/language/early-language-script.ts';
import { hydrateAfterPaint } from './hydrate-after-paint.ts';
import { showBrowserNavigation } from './navigation-progress.ts';

// The style sheet and the early script are part of the HTML, so that the first paint waits for one
// file only. The client bundle does not contain them again: hydration reads them from the document.

export const stylesId = 'styles';
export const styles = import.meta.env.SSR ? css : readFromDocument(stylesId);

/**
 * A placeholder for the styles in a page that is rendered as one string. The server replaces it by the bytes that it
 * has cached.
 */
export const stylesMark = '/* styles */';

export const earlyScriptId = 'early';
export const earlyScript = import.meta.env.SSR
  ? `${earlyLanguageScript};${hydrateAfterPaint};${showBrowserNavigation};${carryLanguageScript};${restoreLanguageScript}`
  : readFromDocument(earlyScriptId);

function readFromDocument(id: string): string {
  return document.getElementById(id)?.textContent ?? '';
}

// In development the style sheet is also a module, so that Vite can replace it in place.
if (import.meta.env.DEV && !import.meta.env.SSR) void import('../app.css');
