import type { Json } from '../../../../domain/database.types.ts';
import { decodeEntities } from '../../../support/decode-entities.ts';
import { replaceTags } from '../../../support/replace-tags.ts';

const breaks = /^<(\/(p|h[1-6]|li|div|ul|ol)|br|p|li)\b/i;

/** Turns a text, or the HTML of another system, into paragraphs. Formatting is left out. */
export function textToDocument(text: string): Json {
  const isHtml = /<\/?(p|br|div|ul|ol|li|h[1-6]|strong|b|em|span)\b[^<>]*>/i.test(text);
  const plain = isHtml
    ? decodeEntities(replaceTags(text, (tag) => (breaks.test(tag) ? '\n' : ''))).replaceAll(
        '&nbsp;',
        ' ',
      )
    : text;
  const lines = plain.split(/\r?\n|\r/).map((line) => line.trim());
  return {
    type: 'doc',
    content: lines.flatMap((line) =>
      line ? [{ type: 'paragraph', content: [{ type: 'text', text: line }] }] : [],
    ),
  };
}
