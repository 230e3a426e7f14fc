import type { WordRange } from './find-words.ts';

type MarkedTextProps = { text: string; matches: WordRange[] };

/** A text in which the words of a search are marked. */
export function MarkedText({ text, matches }: MarkedTextProps) {
  return (
    <>
      {matches.map(({ start, end }, index) => (
        <span key={start}>
          {text.slice(matches[index - 1]?.end ?? 0, start)}
          <mark className="rounded-sm bg-peach text-ink">{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(matches.at(-1)?.end ?? 0)}
    </>
  );
}
