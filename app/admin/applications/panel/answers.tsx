import type { Application } from '../../../data/applications/application.ts';
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
      {answers.map(({ id, prompt, answer }) => (
        <div key={id}>
          <dt className="text-soft">{inLanguage(prompt, language)}</dt>
          <dd className="break-words whitespace-pre-line">{showAnswer(answer, texts)}</dd>
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

function showAnswer(answer: unknown, { answers: { yes, no } }: Texts): string {
  if (answer === true) return yes;
  if (answer === false) return no;
  return Array.isArray(answer) ? answer.join(', ') : String(answer ?? '');
}
