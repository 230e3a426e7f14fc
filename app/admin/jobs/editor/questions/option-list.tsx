import {
  maxOptions,
  maxQuestionLengths,
  type OptionDraft,
} from '../../../../../domain/jobs/job-question-draft.ts';
import { type Language, languages } from '../../../../../domain/language.ts';
import { fill } from '../../../../i18n/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { InputField } from '../../../../ui/fields/field.tsx';
import { useMessages } from '../../../use-messages.ts';
import { useJobEditing } from '../use-job-editor.ts';

type OptionListProps = {
  options: OptionDraft[];
  errorOf: (field: string) => string | undefined;
  onChange: (options: OptionDraft[]) => void;
};

/**
 * The options of a question. An option keeps its value when its label changes, so existing answers
 * stay valid.
 */
export function OptionList({ options, errorOf, onChange }: OptionListProps) {
  const { disabled } = useJobEditing();
  const { questions: messages } = useMessages('jobEditor');
  const { languagesWithin } = useMessages('editing');

  const write = (changed: number, language: Language, text: string) =>
    onChange(
      options.map((option, index) =>
        index === changed ? { ...option, label: { ...option.label, [language]: text } } : option,
      ),
    );
  const add = () =>
    onChange([...options, { value: crypto.randomUUID().slice(0, 8), label: { en: '', sv: '' } }]);

  return (
    <fieldset className="grid gap-2.5">
      <legend className="pb-1 font-semibold">{messages.options}</legend>
      {options.map(({ value, label }, index) => {
        const number = index + 1;
        return (
          <div
            key={value}
            className="grid items-start gap-x-4 gap-y-2 lg:grid-cols-[repeat(2,minmax(0,1fr))_auto]"
          >
            {languages.map((language) => (
              <InputField
                key={language}
                label={`${fill(messages.option, { number })} (${languagesWithin[language]})`}
                error={errorOf(`option:${value}.${language}`)}
                lang={language}
                maxLength={maxQuestionLengths.option}
                value={label[language]}
                onChange={({ target }) => write(index, language, target.value)}
              />
            ))}
            <Button
              variant="quiet"
              size="compact"
              className="justify-self-start lg:mt-7"
              aria-label={fill(messages.removeOption, { number })}
              onClick={() => onChange(options.filter((option) => option.value !== value))}
            >
              {messages.remove}
            </Button>
          </div>
        );
      })}
      <p role="alert" className="font-medium text-lingon empty:hidden">
        {errorOf('options')}
      </p>
      {!disabled && options.length < maxOptions && (
        <Button variant="paper" size="compact" className="justify-self-start" onClick={add}>
          {messages.addOption}
        </Button>
      )}
    </fieldset>
  );
}
