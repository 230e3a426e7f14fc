import { keysOf } from '../../../../domain/keys-of.ts';
import { inLanguage } from '../../../i18n/in-language.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { showAnswer } from '../../people/show-answer.ts';
import { useMessages } from '../../use-messages.ts';
import type { Application } from '../data/application.ts';

export function Answers({
  application: { answers, texts: written },
}: {
  application: Application;
}) {
  const texts = useMessages('applications');
  const language = useLanguage();
  const names = keysOf(texts.answers.texts).filter((name) => written[name]);
  if (answers.length === 0 && names.length === 0) {
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
      {names.map((name) => (
        <div key={name}>
          <dt className="text-soft">{texts.answers.texts[name]}</dt>
          <dd className="break-words whitespace-pre-line">{written[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
