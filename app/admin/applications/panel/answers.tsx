import { inLanguage } from '../../../i18n/in-language.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { showAnswer } from '../../people/show-answer.ts';
import { useMessages } from '../../use-messages.ts';
import type { Application } from '../data/application.ts';

export function Answers({ application: { answers, coverLetter } }: { application: Application }) {
  const texts = useMessages('applications');
  const language = useLanguage();
  if (answers.length === 0 && !coverLetter) {
    return <p className="py-4 text-soft">{texts.answers.none}</p>;
  }
  return (
    <dl className="grid gap-4">
      {answers.map((given) => (
        <div key={given.id}>
          <dt className="text-soft">{inLanguage(given.prompt, language)}</dt>
          <dd className="break-words whitespace-pre-line">
            {showAnswer(given, language, texts.answers)}
          </dd>
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
