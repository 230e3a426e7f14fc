import type { Language } from '../../../../domain/language.ts';

// The Nordic countries come first, as most jobs are there; then the rest of Europe.
const nordic = ['SE', 'NO', 'DK', 'FI', 'IS'];
const european =
  'AT BE BG CH CY CZ DE EE ES FR GB GR HR HU IE IT LT LU LV MT NL PL PT RO SI SK UA US'.split(' ');

export function listCountries(language: Language, chosen: string) {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const named = (codes: string[]) => codes.map((code) => ({ code, name: names.of(code) ?? code }));
  const others = european.includes(chosen) || nordic.includes(chosen) ? [] : [chosen];
  const rest = named([...european, ...others]).sort((one, other) =>
    one.name.localeCompare(other.name, language),
  );
  return [...named(nordic), ...rest];
}
