import type { ComponentProps, ReactNode } from 'react';
import { InputField, SelectField } from '../../ui/fields/field.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { lengthOf } from './errors/find-errors.ts';
import { useConstraints, useFieldError, useFormMessages, useTyped } from './form-context.ts';

type FieldProps<T> = Omit<T, 'name' | 'error'> & { name: string };

type TextFieldProps = FieldProps<ComponentProps<typeof InputField>> & {
  /** True for a field that is required only with some value of another field, so that it is not marked as optional. */
  hidesOptional?: boolean;
};

/** A text field with its error, constraints and "optional" mark from the form. */
export function TextField({ label, hidesOptional = false, ...fieldProps }: TextFieldProps) {
  const props = { ...useConstraints(fieldProps.name), ...fieldProps };
  const error = useFieldError(props.name);
  const [typed = props.defaultValue] = useTyped(props.name) ?? [];
  return (
    <InputField
      {...props}
      defaultValue={typed}
      error={error}
      label={<FieldLabel required={hidesOptional || props.required}>{label}</FieldLabel>}
    />
  );
}

/** A long text with its error, constraints and "optional" mark from the form. */
export function LongTextField({
  label,
  ...fieldProps
}: FieldProps<ComponentProps<typeof TextareaField>>) {
  const { required, maxLength } = useConstraints(fieldProps.name);
  const props = { required, maxLength, ...fieldProps };
  const error = useFieldError(props.name);
  const [typed = props.defaultValue] = useTyped(props.name) ?? [];
  return (
    <TextareaField
      {...props}
      measure={lengthOf}
      defaultValue={typed}
      error={error}
      label={<FieldLabel required={props.required}>{label}</FieldLabel>}
    />
  );
}

type ChoiceFieldProps = FieldProps<ComponentProps<typeof SelectField>> & {
  options: Record<string, string>;
};

export function ChoiceField({ label, options, ...fieldProps }: ChoiceFieldProps) {
  const { required } = useConstraints(fieldProps.name);
  const props = { required, ...fieldProps };
  const error = useFieldError(props.name);
  const { choose } = useFormMessages();
  const [typed = props.defaultValue] = useTyped(props.name) ?? [];
  return (
    <SelectField
      {...props}
      defaultValue={typed}
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
  const { optional } = useFormMessages();
  return (
    <>
      {children}
      {!required && <span className="font-normal text-soft"> ({optional})</span>}
    </>
  );
}
