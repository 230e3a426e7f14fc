import { useJobChoices } from '../../../data/applications/use-choices.ts';
import { inLanguage } from '../../../i18n/in-language.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { useTexts } from '../texts-context.ts';

type JobFieldProps = {
  label: string;
  name?: string;
  /** The job that is left. */
  except?: string;
  chosen?: string;
  error?: string;
};

export function JobField({ label, name = 'job', except, chosen = '', error }: JobFieldProps) {
  const { move } = useTexts();
  const language = useLanguage();
  const { data: jobs = [] } = useJobChoices();
  const groups = [
    { title: move.openJobs, jobs: jobs.filter(({ id, isOpen }) => isOpen && id !== except) },
    { title: move.closedJobs, jobs: jobs.filter(({ id, isOpen }) => !isOpen && id !== except) },
  ].filter((group) => group.jobs.length > 0);

  return (
    // Anew once the jobs are there: a choice that is not among the options would be lost.
    <SelectField
      key={jobs.length}
      name={name}
      label={label}
      required
      defaultValue={chosen}
      error={error}
    >
      <option value="" disabled>
        {move.chooseJob}
      </option>
      {groups.map((group) => (
        <optgroup key={group.title} label={group.title}>
          {group.jobs.map(({ id, title, clientName }) => (
            <option key={id} value={id}>
              {[inLanguage(title, language), clientName].filter(Boolean).join(', ')}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
