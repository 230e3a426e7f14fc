import type { Language } from '../../../domain/language.ts';
import type { LocalizedText } from '../../../domain/localized-text.ts';
import { inLanguage } from '../../i18n/in-language.ts';

type ShownAnswer = { answer: unknown; options: { value: string; label: LocalizedText }[] };

/** The answer to a question of a job, with the labels of the selected options. */
export function showAnswer(
  { answer, options }: ShownAnswer,
  language: Language,
  { yes, no }: { yes: string; no: string },
): string {
  if (typeof answer === 'boolean') return answer ? yes : no;
  const showOption = (value: unknown) => {
    const chosen = options.find((option) => option.value === value);
    return chosen ? inLanguage(chosen.label, language) : String(value ?? '');
  };
  return Array.isArray(answer) ? answer.map(showOption).join(', ') : showOption(answer);
}
