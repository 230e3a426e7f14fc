import { cutText } from './cut-text.ts';
import { findWords, maxMarks } from './find-words.ts';
import { MarkedText } from './marked-text.tsx';

type LongTextProps = {
  text: string;
  /** Words of a search, which are marked. */
  words?: string[];
};

/**
 * A text of a file or a mail, which anyone can write to hold up its reader. The browser lays out only the blocks that are
 * in view.
 */
export function LongText({ text, words = [] }: LongTextProps) {
  let remaining = maxMarks;
  const blocks = cutText(text).map((block) => {
    const matches = findWords(block, words, remaining);
    remaining -= matches.length;
    return <MarkedText key={block} text={block} matches={matches} />;
  });
  if (blocks.length === 1) return blocks[0];
  return blocks.map((block, index) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: equal blocks have no other identity.
      key={index}
      className="block [contain-intrinsic-block-size:auto_20rem] [content-visibility:auto]"
    >
      {block}
    </span>
  ));
}
