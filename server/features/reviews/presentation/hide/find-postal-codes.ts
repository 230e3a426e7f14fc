import type { Span } from './span.ts';

// A postal code is hidden with its place, and with the house number before it. Five digits without a space, and four
// digits, are also quantities and years: they need a street before them, a country or a known place.

const codes =
  /(?<![\p{L}\p{N}.,-]|\d )(?<country>(?:SE|S|FIN|FI|AX|DK|NO|N|IS) ?[- ] ?)?(?<code>\d{3} \d{2}|\d{3,5}) (?<place>(?=\p{Lu})[\p{L}.’'-]{2,30})/gu;

/** Words after quantities. */
const units =
  /^(?:kr|sek|eur|nok|dkk|usd|gbp|kronor|euro|users?|customers?|members?|orders?|användare|kunder|medlemmar|st)\.?$/i;

const places = {
  swedish: listOf(
    'borås eskilstuna gävle göteborg halmstad helsingborg huddinge jönköping kalmar karlskrona karlstad kiruna kista kristianstad lidingö linköping luleå lund malmö motala mölndal nacka norrköping nyköping sandviken skellefteå skövde sollentuna solna stockholm sundbyberg sundsvall södertälje trollhättan täby uddevalla umeå uppsala varberg visby västerås växjö örebro östersund',
  ),
  finnish: listOf(
    'helsinki helsingfors espoo esbo vantaa vanda tampere tammerfors turku åbo oulu uleåborg',
  ),
  danishAndNorwegian: listOf(
    'oslo bergen trondheim stavanger drammen fredrikstad kristiansand sandnes tromsø bodø ålesund københavn kobenhavn copenhagen aarhus århus odense aalborg ålborg esbjerg randers kolding horsens vejle roskilde frederiksberg hellerup',
  ),
  icelandic: listOf('reykjavík reykjavik kópavogur hafnarfjörður akureyri'),
};

function listOf(words: string): Set<string> {
  return new Set(words.split(' '));
}

export function findPostalCodes(text: string, streets: readonly Span[]): Span[] {
  const spans: Span[] = [];
  const streetEnds = new Set(streets.map(({ end }) => end));
  for (const { 0: all, index, groups } of text.matchAll(codes)) {
    const { country, code = '', place = '' } = groups ?? {};
    if (units.test(place)) continue;
    const before = text.slice(Math.max(0, index - 3), index);
    const gap = /[ ,\n]*$/.exec(before)?.[0].length ?? 0;
    const isAfterStreet = gap > 0 && streetEnds.has(index - gap);
    const house = gap > 0 && !isAfterStreet ? findHouse(text, index - gap) : undefined;
    const end = endOfPlace(text, index + all.length);
    // “Windows 11, 20000 Users” has a number before another.
    const isLine = before.endsWith('\n') && (text[end] ?? '\n') === '\n';
    const hasStreet = isAfterStreet || (house !== undefined && isLine && code.length === 5);
    if (!isCode(code, place.toLowerCase(), country, hasStreet)) continue;
    spans.push({ start: index, end });
    if (house) spans.push(house);
  }
  return spans;
}

function isCode(
  code: string,
  place: string,
  country: string | undefined,
  hasStreet: boolean,
): boolean {
  if (/^[1-9]\d\d \d\d$/.test(code)) return true;
  if (code.length === 5) {
    const isKnown = places.swedish.has(place) || places.finnish.has(place);
    return code.startsWith('0') || isKnown || Boolean(country) || hasStreet;
  }
  if (code.length === 4) {
    const isKnown = places.danishAndNorwegian.has(place) && !/^(?:19|20)/.test(code);
    const isForeign = /^(?:DK|NO|N)/.test(country ?? '');
    return code.startsWith('0') || isKnown || isForeign || hasStreet;
  }
  return places.icelandic.has(place);
}

/** A second word of the place, such as Upplands Väsby and København V, if nothing follows it. */
const secondWord = / \p{Lu}[\p{L}’'-]{0,30}(?=$|[\n,;|•·)])/uy;

function endOfPlace(text: string, end: number): number {
  secondWord.lastIndex = end;
  return end + (secondWord.exec(text)?.[0].length ?? 0);
}

const maxLine = 60;
const houses = [
  /(?:\p{Lu}[\p{L}.:’'-]{0,30} ){1,4}\d{1,3}(?: ?[A-Za-z])?$/u,
  /^(?:[\p{L}.:’'-]{1,30} ){1,4}\d{1,3}(?: ?[A-Za-z])?$/u,
];

/** The words before the code that end with a house number: Solhem 12, or Box 123. */
function findHouse(text: string, end: number): Span | undefined {
  let start = end;
  while (end - start <= maxLine && /[^\n,;:|•·]/.test(text[start - 1] ?? '\n')) start -= 1;
  const line = text.slice(start, end).trimStart();
  const house = houses.map((pattern) => pattern.exec(line)?.[0]).find((part) => part);
  return house ? { start: end - house.length, end } : undefined;
}
