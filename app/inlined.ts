import css from './app.css?inline';
import { earlyLanguageScript } from './i18n/early-language-script.ts';
import { lateScriptsStarter } from './late-scripts.ts';

/**
 * What travels inside the page itself, so that the first paint waits for one file only. Scripts do
 * not carry it a second time: the browser reads it back from the page.
 */
export const stylesId = 'styles';
export const styles = import.meta.env.SSR ? css : readBack(stylesId);

export const earlyScriptId = 'early';
export const earlyScript = import.meta.env.SSR
  ? `${earlyLanguageScript};${lateScriptsStarter}`
  : readBack(earlyScriptId);

function readBack(id: string): string {
  return document.getElementById(id)?.textContent ?? '';
}

// In development the stylesheet is also a module, which is what makes it reload in place.
if (import.meta.env.DEV && !import.meta.env.SSR) void import('./app.css');
