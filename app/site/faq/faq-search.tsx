import { useState } from 'react';
import { formatPlural } from '../../i18n/format-plural.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/fields/field.tsx';
import { Question } from '../blocks/question.tsx';
import { filterQuestions, type QuestionGroup } from './filter-questions.ts';
import type { FaqMessages } from './messages.en.ts';

type FaqSearchProps = {
  messages: Pick<FaqMessages, 'search'>;
  groups: QuestionGroup[];
  initialWords: string;
};

/** Filters while typing; without JavaScript the form requests the same from the server. */
export function FaqSearch({ messages, groups: all, initialWords }: FaqSearchProps) {
  const [words, setWords] = useState(initialWords);
  const language = useLanguage();
  const groups = filterQuestions(all, words);
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  const { search } = messages;

  return (
    <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[.8fr_2fr]">
      <div className="grid content-start gap-7 lg:sticky lg:top-28">
        <search>
          <form method="get" className="flex items-end gap-3 @max-[20rem]:flex-wrap">
            {language === 'sv' && <input type="hidden" name="lang" value="sv" />}
            <div className="grow">
              <InputField
                type="search"
                name="q"
                label={search.label}
                placeholder={search.placeholder}
                value={words}
                onChange={(event) => setWords(event.target.value)}
              />
            </div>
            <Button type="submit" size="medium">
              {search.button}
            </Button>
          </form>
        </search>
        <p role="status" className="text-soft">
          {formatPlural(search.found, count, language)}
        </p>
        <ul className="hidden gap-1 lg:grid">
          {groups.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-flex min-h-9 items-center hover:underline">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="grid content-start gap-12">
        {groups.length === 0 && <p className="text-[1.15rem]">{search.none}</p>}
        {groups.map(({ id, title, questions }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className="pb-5 text-[1.7rem]">
              {title}
            </h2>
            <div className="grid gap-3">
              {questions.map((item) => (
                <Question key={item.question} {...item} open={words !== ''} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
