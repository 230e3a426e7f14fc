import type { Language } from '../../../domain/language.ts';
import { localizedUrl } from '../mail-link.ts';
import { footerMessages } from './footer-messages.ts';
import { escapeHtml } from './liquid.ts';
import type { Sender } from './render.ts';

// The layout of every mail. Mail programs support little besides tables and inline styles; the style element adds the
// dark scheme and small screens for those that read it.

type Parts = {
  subject: string;
  body: string;
  language: Language;
  sender: Sender;
  unsubscribeLink?: string;
};

const font = "Figtree, 'Helvetica Neue', Helvetica, Arial, sans-serif";

const inline: [tag: RegExp, style: string][] = [
  [/<p>/g, 'margin:0 0 18px'],
  [/<ul>/g, 'margin:0 0 18px;padding-left:22px'],
  [/<ol>/g, 'margin:0 0 18px;padding-left:22px'],
  [/<li>/g, 'margin:0 0 8px'],
  [/<h2>/g, 'margin:28px 0 12px;font-size:20px;line-height:1.3'],
  [
    /<a class="button"/g,
    'display:inline-block;background:#17443a;color:#ffffff;text-decoration:none;font-weight:600;padding:13px 26px;border-radius:999px',
  ],
  [/<a (?=href)/g, 'color:#17443a;text-decoration:underline'],
];

const dark = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (max-width: 520px) { .card { padding: 28px 22px !important; border-radius: 20px !important; } }
  @media (prefers-color-scheme: dark) {
    .page { background: #0d1512 !important; }
    .card { background: #131d19 !important; border-color: #2a3832 !important; }
    .card, .name { color: #f5efe5 !important; }
    .card a, .footer a { color: #cde5d9 !important; }
    .card a.button { background: #ff8f5e !important; color: #1e1a17 !important; }
    .footer { color: #b9b3a8 !important; }
  }`;

export function layOut({ subject, body, language, sender, unsubscribeLink }: Parts): string {
  const name = escapeHtml(sender.siteName);
  const home = escapeHtml(localizedUrl(sender.siteUrl, language));
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="x-apple-disable-message-reformatting">
<title>${escapeHtml(subject)}</title>
<style>${dark}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#faf7f2">
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#faf7f2">
<tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td style="padding:0 4px 18px">
<a class="name" href="${home}" style="font:700 22px/1.2 ${font};color:#17443a;text-decoration:none;letter-spacing:-0.02em">${name}</a>
</td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #e6dccd;border-radius:28px;padding:36px 40px;color:#1e1a17;font:400 16px/1.6 ${font}">
${styled(body)}
</td></tr>
<tr><td class="footer" style="padding:20px 4px 0;color:#5d554e;font:400 13px/1.6 ${font}">
${footer(language, sender, unsubscribeLink)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`;
}

function styled(body: string): string {
  return inline.reduce(
    (text, [tag, style]) =>
      text.replace(tag, (found) =>
        found.endsWith('>')
          ? `${found.slice(0, -1)} style="${style}">`
          : `${found.trimEnd()} style="${style}"${found.endsWith(' ') ? ' ' : ''}`,
      ),
    body,
  );
}

function footer(language: Language, sender: Sender, unsubscribeLink?: string): string {
  const { sentBy, questions, unsubscribe } = footerMessages[language];
  const link = (href: string, label: string) =>
    `<a href="${escapeHtml(href)}" style="color:#5d554e">${escapeHtml(label)}</a>`;
  const lines = [
    `${sentBy} ${link(localizedUrl(sender.siteUrl, language), new URL(sender.siteUrl).host)}`,
    `${questions} ${link(`mailto:${sender.contactEmail}`, sender.contactEmail)}`,
  ];
  if (unsubscribeLink) lines.push(link(unsubscribeLink, unsubscribe));
  return lines.join('<br>');
}
