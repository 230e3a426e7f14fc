import { inLanguage } from '../in-language.ts';
import type { Language } from '../language.ts';
import type { OwnAnswer } from '../own-page.ts';

/** Choices are stored by value and shown by label. */
export function showAnswer(
  { answer, options }: Pick<OwnAnswer, 'answer' | 'options'>,
  { yes, no }: { yes: string; no: string },
  language: Language,
): string {
  if (answer === true) return yes;
  if (answer === false) return no;
  const chosenValues = Array.isArray(answer) ? answer : [answer];
  return chosenValues
    .map((value) => {
      const option = options?.find((candidate) => candidate.value === value);
      return option ? inLanguage(option.label, language) : String(value ?? '');
    })
    .join(', ');
}
