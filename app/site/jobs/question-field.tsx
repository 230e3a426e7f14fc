import { maxAnswerLength } from '../../../domain/jobs/job-question.ts';
import { ChoiceGroup } from '../forms/choice-group.tsx';
import { LongTextField, TextField } from '../forms/fields.tsx';
import { useFormMessages } from '../forms/form-context.ts';
import type { JobQuestion } from './questions.ts';

/** The field of one question of the job, by its kind. */
export function QuestionField({ question }: { question: JobQuestion }) {
  const { yes, no } = useFormMessages();
  const { id, kind, prompt, help, required } = question;
  const shared = { name: `answers.${id}`, label: prompt, required, hint: help || undefined };
  const options = Object.fromEntries(question.options.map(({ value, label }) => [value, label]));

  switch (kind) {
    case 'yes_no':
      return <ChoiceGroup {...shared} type="radio" options={{ yes, no }} />;
    case 'single_choice':
      return <ChoiceGroup {...shared} type="radio" options={options} />;
    case 'multiple_choice':
      return <ChoiceGroup {...shared} type="checkbox" options={options} />;
    case 'long_text':
      return <LongTextField {...shared} maxLength={maxAnswerLength.long_text} />;
    case 'number':
      return <TextField {...shared} type="number" step="any" inputMode="decimal" />;
    case 'url':
      return (
        <TextField {...shared} type="url" placeholder="https://" maxLength={maxAnswerLength.url} />
      );
    case 'short_text':
      return <TextField {...shared} maxLength={maxAnswerLength.short_text} />;
  }
}
