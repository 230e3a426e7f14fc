import type { Language } from '../../../domain/language.ts';
import type { OwnAnswer } from '../../../domain/own-page.ts';
import { inLanguage } from '../../i18n/in-language.ts';

/** Choices are stored by value and shown by label. */
export function showAnswer(
  { answer, options }: Pick<OwnAnswer, 'answer' | 'options'>,
  { yes, no }: { yes: string; no: string },
  language: Language,
): string {
  if (answer === true) return yes;
  if (answer === false) return no;
  const chosen = Array.isArray(answer) ? answer : [answer];
  return chosen
    .map((value) => {
      const option = options?.find((candidate) => candidate.value === value);
      return option ? inLanguage(option.label, language) : String(value);
    })
    .join(', ');
}
