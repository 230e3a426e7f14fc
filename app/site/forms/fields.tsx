import type { ComponentProps, ReactNode } from 'react';
import { InputField, SelectField, TextareaField } from '../../ui/field.tsx';
import { useFault, useFormTexts } from './form-context.ts';

type Named<T> = Omit<T, 'name' | 'error'> & { name: string };

type TextFieldProps = Named<ComponentProps<typeof InputField>> & {
  /** Says nothing about being optional, because that depends on another field. */
  unmarked?: boolean;
};

/** A text field that knows its fault and says when it may be left empty. */
export function TextField({ label, unmarked = false, ...props }: TextFieldProps) {
  const error = useFault(props.name);
  return (
    <InputField
      {...props}
      error={error}
      label={<FieldLabel required={unmarked || props.required}>{label}</FieldLabel>}
    />
  );
}

export function LongTextField({ label, ...props }: Named<ComponentProps<typeof TextareaField>>) {
  const error = useFault(props.name);
  return (
    <TextareaField
      {...props}
      error={error}
      label={<FieldLabel required={props.required}>{label}</FieldLabel>}
    />
  );
}

type ChoiceFieldProps = Named<ComponentProps<typeof SelectField>> & {
  options: Record<string, string>;
};

export function ChoiceField({ label, options, ...props }: ChoiceFieldProps) {
  const error = useFault(props.name);
  const { choose } = useFormTexts();
  return (
    <SelectField
      {...props}
      error={error}
      label={<FieldLabel required={props.required}>{label}</FieldLabel>}
    >
      {props.defaultValue === undefined && <option value="">{choose}</option>}
      {Object.entries(options).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}

type FieldLabelProps = { required: boolean | undefined; children: ReactNode };

export function FieldLabel({ required, children }: FieldLabelProps) {
  const { optional } = useFormTexts();
  return (
    <>
      {children}
      {!required && <span className="font-normal text-soft"> ({optional})</span>}
    </>
  );
}
