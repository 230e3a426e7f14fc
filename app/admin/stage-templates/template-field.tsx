import { inLanguage } from '../../../domain/in-language.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { SelectField } from '../../ui/fields/field.tsx';
import { useMessages } from '../use-messages.ts';
import { useStageTemplates } from './data/templates.ts';

type StageTemplateFieldProps = {
  label: string;
  hint?: string;
  value: string | null;
  onChange: (templateId: string | null) => void;
};

/** The templates that are not retired, and the current one. */
export function StageTemplateField({ label, hint, value, onChange }: StageTemplateFieldProps) {
  const { job } = useMessages('stageTemplates');
  const language = useLanguage();
  const { data: templates = [] } = useStageTemplates();
  return (
    <SelectField
      label={label}
      hint={hint}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || null)}
    >
      <option value="">{job.none}</option>
      {templates
        .filter(({ id, isRetired }) => !isRetired || id === value)
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {inLanguage(name, language)}
          </option>
        ))}
    </SelectField>
  );
}
