import { escapeHtml } from '../rich-text/render-html.ts';

// XML 1.0 does not allow these characters, not even escaped: readers reject the whole feed.
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

export function escapeXml(text: string): string {
  return escapeHtml(text.replace(forbidden, ''));
}
