import { isPictureUrl } from '../../../../domain/content/picture.ts';
import { parseRichDocument, textOf } from '../../../../domain/content/rich-document.ts';
import { isSafeUrl } from '../../../../domain/text/safe-url.ts';

type Raw = {
  type?: string;
  text?: string;
  attrs?: Record<string, unknown>;
  content?: Raw[];
  marks?: Raw[];
};

const keptAttributes: Record<string, string[]> = {
  heading: ['level'],
  orderedList: ['start'],
  link: ['href'],
  image: ['src', 'alt', 'width', 'height'],
  variable: ['name'],
};

/**
 * Returns the content of the editor without default attributes and trailing empty paragraphs; null if there is no
 * text, picture or variable.
 */
export function toStoredDocument(document: Raw): object | null {
  const content = (document.content ?? []).filter(isShown).map(strip);
  while (isBlank(content.at(-1))) content.pop();
  const storedDocument = { type: 'doc', content };
  const hasMore = /"type":"(image|variable)"/.test(JSON.stringify(content));
  return hasMore || textOf(parseRichDocument(storedDocument)) ? storedDocument : null;
}

function strip({ type, text, attrs, content, marks }: Raw): Raw {
  const keptAttributes = keepAttributes(type, attrs);
  const safeMarks = marks?.map(strip).filter(isSafeMark);
  return {
    type,
    ...(text !== undefined && { text }),
    ...(keptAttributes && { attrs: keptAttributes }),
    ...(content && { content: content.filter(isShown).map(strip) }),
    ...(safeMarks && safeMarks.length > 0 && { marks: safeMarks }),
  };
}

function keepAttributes(type = '', attrs: Record<string, unknown> = {}) {
  const pairs = Object.entries(attrs).filter(
    ([name, value]) => keptAttributes[type]?.includes(name) && value != null,
  );
  return pairs.length > 0 ? Object.fromEntries(pairs) : undefined;
}

/** False for a picture of another site, which texts of earlier releases may have and pages do not load. */
function isShown({ type, attrs }: Raw): boolean {
  return type !== 'image' || isPictureUrl(attrs?.src);
}

function isSafeMark({ type, attrs }: Raw): boolean {
  return type !== 'link' || isSafeUrl(attrs?.href);
}

function isBlank(node: Raw | undefined): boolean {
  return node?.type === 'paragraph' && !node.content?.length;
}
