import { useMessages } from '../../../use-messages.ts';
import type { Match } from './data.ts';

/** The text by which a search found a person, with the words marked. */
export function MatchText({ match }: { match: Match }) {
  const { matchSources } = useMessages('list');
  if (isFoundByName(match)) return null;
  return (
    <span className="mt-0.5 line-clamp-2 max-w-md whitespace-normal font-normal text-soft">
      <span className="font-semibold">{match.label ?? matchSources[match.source]}:</span>{' '}
      {splitMarks(match.excerpt).map(({ part, isFound, at }) =>
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

/** True if every found word is in the name, which is above anyway. The profile begins with the name. */
export function isFoundByName({ source, excerpt }: Pick<Match, 'source' | 'excerpt'>): boolean {
  const [, ...others] = excerpt.split(' · ');
  return source === 'profile' && others.length > 0 && !others.some((part) => part.includes('⟦'));
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
