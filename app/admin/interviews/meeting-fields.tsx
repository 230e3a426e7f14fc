import { type InterviewKind, interviewKinds } from '../../../domain/enums.ts';
import { interviewMinutes, maxPlaceLength } from '../../../domain/interviews/interview.ts';
import { InputField, SelectField } from '../../ui/fields/field.tsx';
import { useMessages } from '../use-messages.ts';

export type Meeting = { kind: InterviewKind; minutes: number; place: string };

type MeetingFieldsProps = { value: Meeting; onChange: (value: Meeting) => void };

/** Kind, length and place of a meeting. */
export function MeetingFields({ value, onChange }: MeetingFieldsProps) {
  const { form, kinds } = useMessages('interviews');
  const { kind, minutes, place } = value;
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-4">
        <SelectField
          label={form.kind}
          value={kind}
          onChange={({ currentTarget }) => {
            const chosenKind = interviewKinds.find((option) => option === currentTarget.value);
            if (chosenKind) onChange({ ...value, kind: chosenKind });
          }}
        >
          {interviewKinds.map((key) => (
            <option key={key} value={key}>
              {kinds[key]}
            </option>
          ))}
        </SelectField>
        <InputField
          type="number"
          label={form.minutes}
          required
          min={interviewMinutes.min}
          max={interviewMinutes.max}
          step={5}
          value={minutes || ''}
          onChange={({ currentTarget }) =>
            onChange({ ...value, minutes: currentTarget.valueAsNumber || 0 })
          }
        />
      </div>
      <InputField
        label={form.place[kind]}
        hint={form.placeHint[kind]}
        required={kind === 'on_site'}
        maxLength={maxPlaceLength}
        value={place}
        onChange={({ currentTarget }) => onChange({ ...value, place: currentTarget.value })}
      />
    </>
  );
}
