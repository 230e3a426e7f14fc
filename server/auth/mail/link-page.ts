import { hash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { Language } from '../../../domain/language.ts';
import type { AuthContext } from '../context.ts';
import { type LinkPurpose, linkPageMessages } from './link-page-messages.ts';

// The page behind the link of a mail. It works without JavaScript and loads nothing but the logo, because the
// auth service does not know the assets of the app.

// A link works once: the second request of a double click would show that it has already been used.
const script = `
let sent = false;
addEventListener('pageshow', () => { sent = false; });
document.forms[0].addEventListener('submit', (event) => {
  if (sent) event.preventDefault();
  sent = true;
});
`;

interface LinkPage {
  purpose: LinkPurpose;
  language: Language;
  /** Values of the messages. */
  values: { siteName: string; email: string; newEmail: string };
  /** Path to which the form is sent. */
  action: string;
  fields: Record<string, string>;
  /** URL that the response to the form redirects to. */
  target: string;
}

// The colours are copied from app/theme.css.
const style = `
:root {
  color-scheme: light dark;
  --page: light-dark(#faf7f2, #0d1512);
  --paper: light-dark(#ffffff, #131d19);
  --ink: light-dark(#1e1a17, #f5efe5);
  --soft: light-dark(#5d554e, #b9b3a8);
  --line: light-dark(#e6dccd, #2a3832);
  --primary: light-dark(#17443a, #cde5d9);
  --primary-strong: light-dark(#0f332b, #e4f2eb);
  --on-primary: light-dark(#ffffff, #0d1512);
  font: 106.25%/1.6 "Figtree Variable", Figtree, system-ui, sans-serif;
}
body { margin: 0; background: var(--page); color: var(--ink); }
.column { box-sizing: border-box; max-width: 36rem; margin: 0 auto; padding: 2rem 1rem; }
.brand { display: flex; align-items: center; gap: .6rem; margin: 0 .25rem 1.25rem; color: var(--primary); }
.brand, h1 { font-family: "Bricolage Grotesque Variable", system-ui, sans-serif; font-weight: 700; letter-spacing: -.025em; }
.brand { font-size: 1.35rem; }
main { padding: clamp(1.75rem, 6vw, 2.75rem); border: 1px solid var(--line); border-radius: 28px; background: var(--paper); }
h1 { margin: 0 0 1rem; font-size: clamp(1.8rem, 6vw, 2.4rem); line-height: 1.1; text-wrap: balance; }
p { margin: 0 0 1.25rem; overflow-wrap: anywhere; text-wrap: pretty; }
.otherwise { margin: 1.5rem 0 0; color: var(--soft); }
button { min-height: 3.25rem; padding: .5rem 1.65rem; border: 0; border-radius: 999px; background: var(--primary); color: var(--on-primary); font: inherit; font-weight: 600; cursor: pointer; }
button:hover { background: var(--primary-strong); }
button:focus-visible { outline: 3px solid #ff8f5e; outline-offset: 3px; }
`;

const sourceHash = (source: string) => `'sha256-${hash('sha256', source, 'base64')}'`;

export async function renderLinkPage(context: AuthContext, page: LinkPage): Promise<Response> {
  const { purpose, language, values, action, fields, target } = page;
  const { title, text, otherwise, submit } = linkPageMessages[language][purpose];
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  context.header('cache-control', 'no-store');
  context.header('x-robots-tag', 'noindex');
  // The URL contains the token.
  context.header('referrer-policy', 'no-referrer');
  context.header('content-security-policy', policyFor(target));
  return context.html(
    await html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${values.siteName}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${raw(style)}</style>
</head>
<body>
<div class="column">
<header class="brand"><img src="/favicon.svg" alt="" width="34" height="34">${values.siteName}</header>
<main>
<h1>${title}</h1>
<p>${fillIn(text, values)}</p>
<form method="post" action="${action}">${inputs}<button type="submit">${submit}</button></form>
<p class="otherwise">${otherwise}</p>
</main>
</div>
<script>${raw(script)}</script>
</body>
</html>`,
  );
}

/** Browsers apply `form-action` to the redirect as well, which may lead to another site or an app. */
function policyFor(target: string): string {
  const { protocol, origin } = new URL(target);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  return [
    "default-src 'none'",
    `style-src ${sourceHash(style)}`,
    `script-src ${sourceHash(script)}`,
    "img-src 'self'",
    "base-uri 'none'",
    `form-action 'self' ${isWeb ? origin : protocol}`,
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Emphasizes the addresses, so that people notice one that is not theirs. */
function fillIn(text: string, values: LinkPage['values']) {
  return text.split(/(\{\w+\})/).map((part) => {
    if (part === '{siteName}') return values.siteName;
    if (part === '{email}') return html`<strong>${values.email}</strong>`;
    if (part === '{newEmail}') return html`<strong>${values.newEmail}</strong>`;
    return part;
  });
}
