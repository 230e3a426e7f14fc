import {
  maxMeritNoteLength,
  minMeritNoteLength,
} from '../../../../domain/applications/application-move.ts';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { useMessages } from '../../use-messages.ts';

type MeritFieldProps = {
  error?: string;
  defaultValue: string | undefined;
  onChange: (merit: string) => void;
};

/** The reason on merit that a hire or a rejection is recorded with. */
export function MeritField({ error, defaultValue, onChange }: MeritFieldProps) {
  const { move: messages } = useMessages('applications');
  return (
    <TextareaField
      name="merit"
      label={messages.merit}
      hint={messages.meritHint}
      error={error}
      required
      minLength={minMeritNoteLength}
      maxLength={maxMeritNoteLength}
      rows={3}
      defaultValue={defaultValue}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
