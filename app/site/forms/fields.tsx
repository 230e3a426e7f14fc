import type { ComponentProps, ReactNode } from 'react';
import { FileField, InputField, SelectField, TextareaField } from '../../ui/field.tsx';
import { useFault, useFormTexts, useTyped } from './form-context.ts';

type Named<T> = Omit<T, 'name' | 'error'> & { name: string };

type TextFieldProps = Named<ComponentProps<typeof InputField>> & {
  /** Says nothing about being optional, because that depends on another field. */
  unmarked?: boolean;
};

/** A text field that knows its fault and says when it may be left empty. */
export function TextField({ label, unmarked = false, ...props }: TextFieldProps) {
  const error = useFault(props.name);
  const [typed = props.defaultValue] = useTyped(props.name) ?? [];
  return (
    <InputField
      {...props}
      defaultValue={typed}
      error={error}
      label={<FieldLabel required={unmarked || props.required}>{label}</FieldLabel>}
    />
  );
}

type UploadFieldProps = Named<Omit<ComponentProps<typeof FileField>, 'choose' | 'none'>> & {
  unmarked?: boolean;
};

/** Sent again it is empty again: which file it was only the browser knows. */
export function UploadField({ label, unmarked = false, ...props }: UploadFieldProps) {
  const error = useFault(props.name);
  const { file } = useFormTexts();
  return (
    <FileField
      {...props}
      {...file}
      error={error}
      label={<FieldLabel required={unmarked || props.required}>{label}</FieldLabel>}
    />
  );
}

export function LongTextField({ label, ...props }: Named<ComponentProps<typeof TextareaField>>) {
  const error = useFault(props.name);
  const [typed = props.defaultValue] = useTyped(props.name) ?? [];
  return (
    <TextareaField
      {...props}
      defaultValue={typed}
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
  const { optional } = useFormTexts();
  return (
    <>
      {children}
      {!required && <span className="font-normal text-soft"> ({optional})</span>}
    </>
  );
}
