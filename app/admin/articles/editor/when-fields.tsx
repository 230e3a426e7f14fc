import { useId } from 'react';
import { fill } from '../../../i18n/format.ts';
import { InputField } from '../../../ui/fields/field.tsx';
import { RadioField } from '../../../ui/fields/radio-field.tsx';
import type { AdminMessages } from '../../messages.en.ts';

/** `time` has the format of a datetime-local field. */
export type When = { isLater: boolean; time: string };

type WhenFieldsProps = {
  value: When;
  onChange: (value: When) => void;
  error: string | undefined;
  messages: AdminMessages['articleEditor']['publish'];
};

/** Chooses between now and a later time. */
export function WhenFields({ value, onChange, error, messages }: WhenFieldsProps) {
  const name = useId();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const choices = [
    { isLater: false, label: messages.now, hint: messages.nowHint },
    { isLater: true, label: messages.later },
  ];
  return (
    <fieldset className="grid gap-2.5">
      <legend className="pb-1.5 font-semibold">{messages.when}</legend>
      {choices.map(({ isLater, label, hint }) => (
        <RadioField
          key={label}
          name={name}
          label={label}
          hint={hint}
          checked={value.isLater === isLater}
          onChoose={() => onChange({ ...value, isLater })}
        />
      ))}
      {value.isLater && (
        <div className="max-w-72 pl-7.5">
          <InputField
            type="datetime-local"
            label={messages.time}
            hint={fill(messages.timeHint, { zone: timeZone.replaceAll('_', ' ') })}
            error={error}
            value={value.time}
            onChange={(event) => onChange({ ...value, time: event.target.value })}
          />
        </div>
      )}
    </fieldset>
  );
}
