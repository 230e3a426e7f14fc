import css from './app.css?inline';

export const stylesId = 'styles';

/**
 * The stylesheet travels inside the page, so that the first paint waits for one file only. Scripts
 * do not carry it a second time: the browser reads it back from the page.
 */
export const inlineStyles = import.meta.env.SSR
  ? css
  : (document.getElementById(stylesId)?.textContent ?? '');

// In development the stylesheet is also a module, which is what makes it reload in place.
if (import.meta.env.DEV && !import.meta.env.SSR) void import('./app.css');
