import { toDrawable } from '../../../../pdf/fonts.ts';
import { findAccounts } from './find-accounts.ts';
import { findAddresses } from './find-addresses.ts';
import { createNameFinder } from './find-names.ts';
import { findNumbers } from './find-numbers.ts';
import { findPostalAddresses } from './find-postal-addresses.ts';
import { findInSpaced } from './find-spaced.ts';
import type { Identity } from './name-patterns.ts';
import type { Span } from './span.ts';

const mark = '…';

type Replaced = Span & { by: string };

/** `owner` is the position of the person who wrote the text, or whom it is about. */
type HideText = (text: string, owner?: number) => string;

/**
 * Hides the names of people, and all addresses, links, accounts, telephone and identity numbers. Works on the text as it is drawn,
 * because drawing leaves out invisible signs.
 */
export function createHideText(people: readonly Identity[]): HideText {
  const findNames = createNameFinder(people);
  const phones = people.flatMap(({ phone }) => phone ?? []);
  return (text, owner) => {
    const drawn = toDrawable(text);
    const names = findNames(drawn).map(({ owners, isFull, ...span }) => ({
      ...span,
      by: nameOf(owners, isFull),
    }));
    const contact = [
      ...findAddresses(drawn),
      ...findNumbers(drawn, phones),
      ...findPostalAddresses(drawn),
      ...findAccounts(drawn),
      ...findInSpaced(drawn, findAddresses),
    ];
    return replace(drawn, [...names, ...contact.map((span) => ({ ...span, by: mark }))]);

    function nameOf(owners: readonly number[], isFull: boolean): string {
      if (owner !== undefined && owners.includes(owner)) return people[owner]?.shown ?? mark;
      const [only, ...others] = owners;
      // A colleague who is named in a CV may share a first name with a person on the shortlist.
      const isMeant = others.length === 0 && (isFull || owner === undefined);
      return (isMeant && only !== undefined && people[only]?.shown) || mark;
    }
  };
}

function replace(text: string, spans: Replaced[]): string {
  const merged: Replaced[] = [];
  for (const span of spans.sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (!last || span.start >= last.end) merged.push({ ...span });
    else if (last.by === mark || span.by === mark) {
      Object.assign(last, { by: mark, end: Math.max(last.end, span.end) });
    } else last.end = Math.max(last.end, span.end);
  }
  let at = 0;
  const parts = merged.map(({ start, end, by }) => {
    const textBefore = text.slice(at, start);
    at = end;
    return textBefore + by;
  });
  return parts.join('') + text.slice(at);
}
