import type { Language } from '../../domain/language.ts';
import { fillAny } from './fill-any.ts';
import type { PlaceholdersOf } from './messages-of.ts';

/** English and Swedish have no other categories. */
export type PluralForms = { readonly one: string; readonly other: string };

type NamesOf<Forms extends PluralForms> = Exclude<
  PlaceholdersOf<Forms['one']> | PlaceholdersOf<Forms['other']>,
  'count'
>;
/** `count` is the number itself unless the caller has formatted it. */
type MoreValues<Names extends string> = [Names] extends [never]
  ? [values?: { count: string }]
  : [values: Record<Names, string | number> & { count?: string | number }];

const rules: Record<Language, Intl.PluralRules> = {
  en: new Intl.PluralRules('en'),
  sv: new Intl.PluralRules('sv'),
};

/** "1 application", "3 applications": the form that the language uses for this number. */
export function formatPlural<Forms extends PluralForms>(
  forms: Forms,
  count: number,
  language: Language,
  ...[values]: MoreValues<NamesOf<Forms>>
): string {
  const isOne = rules[language].select(count) === 'one';
  return fillAny(isOne ? forms.one : forms.other, { count, ...values });
}
