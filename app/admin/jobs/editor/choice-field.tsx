import type { ReactNode } from 'react';
import { SelectField } from '../../../ui/fields/field.tsx';

type ChoiceFieldProps<Value extends string> = {
  label: ReactNode;
  value: Value;
  choices: readonly Value[];
  labels: Record<Value, string>;
  onChange: (value: Value) => void;
};

/** A select of a few known values with their messages. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { choices, labels, onChange, ...field } = props;
  return (
    <SelectField
      {...field}
      onChange={(event) => {
        const chosenValue = choices.find((choice) => choice === event.target.value);
        if (chosenValue !== undefined) onChange(chosenValue);
      }}
    >
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {labels[choice]}
        </option>
      ))}
    </SelectField>
  );
}
