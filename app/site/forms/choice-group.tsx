import { type ReactNode, useId } from 'react';
import { FieldLabel } from './fields.tsx';
import { useFieldError, useTyped } from './form-context.ts';

type ChoiceGroupProps = {
  name: string;
  type: 'radio' | 'checkbox';
  label: ReactNode;
  hint?: string;
  options: Record<string, string>;
  required?: boolean;
  chosen?: string[];
};

/** Radio buttons or checkboxes with one legend. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { name, type, label, hint, options, required = false, chosen = [] } = props;
  const error = useFieldError(name);
  const checked = useTyped(name) ?? chosen;
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');

  return (
    <fieldset aria-describedby={describedBy || undefined} className="grid min-w-0 gap-1.5">
      <legend className="pb-1 font-semibold">
        <FieldLabel required={required}>{label}</FieldLabel>
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {Object.entries(options).map(([value, text]) => (
          <label key={value} className="choice">
            <input
              type={type}
              name={name}
              value={value}
              required={required && type === 'radio'}
              defaultChecked={checked.includes(value)}
              aria-invalid={error ? true : undefined}
              aria-describedby={error && `${id}-error`}
              className="size-4.5 accent-primary"
            />
            {text}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-lingon">
          {error}
        </p>
      )}
    </fieldset>
  );
}
