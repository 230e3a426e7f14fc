import { ChoiceGroup } from '../forms/choice-group.tsx';
import { LongTextField, TextField } from '../forms/fields.tsx';
import { useFormTexts } from '../forms/form-context.ts';
import type { JobQuestion } from './questions.ts';

/** One of the job's own questions, as the kind of field it asks for. */
export function QuestionField({ question }: { question: JobQuestion }) {
  const { yes, no } = useFormTexts();
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
      return <LongTextField {...shared} maxLength={5000} />;
    case 'number':
      return <TextField {...shared} type="number" step="any" inputMode="decimal" />;
    case 'url':
      return <TextField {...shared} type="url" placeholder="https://" maxLength={2000} />;
    case 'short_text':
      return <TextField {...shared} maxLength={500} />;
  }
}
