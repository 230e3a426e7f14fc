/** An excerpt with the matches highlighted. */
export function Excerpt({ text }: { text: string }) {
  return (
    <span className="line-clamp-2 max-w-md whitespace-normal text-soft">
      {splitMarks(text).map(({ part, isFound, at }) =>
        isFound ? (
          <mark key={at} className="rounded-sm bg-peach px-0.5 font-semibold text-ink">
            {part}
          </mark>
        ) : (
          <span key={at}>{part}</span>
        ),
      )}
    </span>
  );
}

type Part = { part: string; isFound: boolean; at: number };

/** The search returns matches between ⟦ and ⟧. */
export function splitMarks(text: string): Part[] {
  return [...text.matchAll(/⟦([^⟦⟧]*)⟧|([^⟦]+)/g)].map(({ 1: found, 2: plain, index }) => ({
    part: found ?? plain ?? '',
    isFound: found !== undefined,
    at: index,
  }));
}
