import type { Language } from '../../../../domain/language.ts';
import type { Application, ApplicationAnswer } from '../../../data/applications/application.ts';
import { inLanguage } from '../../../i18n/in-language.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { type Texts, useTexts } from '../texts-context.ts';

export function Answers({ application: { answers, coverLetter } }: { application: Application }) {
  const texts = useTexts();
  const language = useLanguage();
  if (answers.length === 0 && !coverLetter) {
    return <p className="py-4 text-soft">{texts.answers.none}</p>;
  }
  return (
    <dl className="grid gap-4">
      {answers.map((given) => (
        <div key={given.id}>
          <dt className="text-soft">{inLanguage(given.prompt, language)}</dt>
          <dd className="break-words whitespace-pre-line">{showAnswer(given, language, texts)}</dd>
        </div>
      ))}
      {coverLetter && (
        <div>
          <dt className="text-soft">{texts.answers.letter}</dt>
          <dd className="break-words whitespace-pre-line">{coverLetter}</dd>
        </div>
      )}
    </dl>
  );
}

function showAnswer(
  { answer, options }: ApplicationAnswer,
  language: Language,
  { answers: { yes, no } }: Texts,
): string {
  if (answer === true) return yes;
  if (answer === false) return no;
  const showOption = (value: unknown) => {
    const chosen = options.find((option) => option.value === value);
    return chosen ? inLanguage(chosen.label, language) : String(value ?? '');
  };
  return Array.isArray(answer) ? answer.map(showOption).join(', ') : showOption(answer);
}
