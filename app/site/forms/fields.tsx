import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { fill } from '../../i18n/fill.ts';
import { InputField, SelectField, TextareaField } from '../../ui/field.tsx';
import { lengthOf } from './find-errors.ts';
import { useConstraints, useFieldError, useFormMessages, useTyped } from './form-context.ts';

type FieldProps<T> = Omit<T, 'name' | 'error'> & { name: string };

type TextFieldProps = FieldProps<ComponentProps<typeof InputField>> & {
  /** Leaves out the "optional" mark, because it depends on another field. */
  unmarked?: boolean;
};

/** A text field with its error, constraints and "optional" mark from the form. */
export function TextField({ label, unmarked = false, ...given }: TextFieldProps) {
  const props = { ...useConstraints(given.name), ...given };
  const error = useFieldError(props.name);
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

/** Pasted text is never cut: a counter appears near the limit, and an error on submit. */
export function LongTextField({
  label,
  hint,
  ...given
}: FieldProps<ComponentProps<typeof TextareaField>>) {
  const constraints = useConstraints(given.name);
  const { maxLength = constraints.maxLength, ...props } = {
    required: constraints.required,
    ...given,
  };
  const field = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(0);
  const measure = () => setLength(lengthOf(field.current?.value ?? ''));
  // Text may have been typed before hydration.
  useEffect(measure, []);
  const { counter } = useFormMessages();
  const isNear = maxLength !== undefined && length > maxLength * counterFrom;
  const error = useFieldError(props.name);
  const [typed = props.defaultValue] = useTyped(props.name) ?? [];
  return (
    <TextareaField
      {...props}
      ref={field}
      data-max-length={maxLength}
      onInput={measure}
      hint={
        (hint || isNear) && (
          <>
            {hint}
            {isNear && (
              <span className={clsx('block tabular-nums', length > maxLength && 'text-lingon')}>
                {fill(counter, { count: length, max: maxLength })}
              </span>
            )}
          </>
        )
      }
      defaultValue={typed}
      error={error}
      label={<FieldLabel required={props.required}>{label}</FieldLabel>}
    />
  );
}

/** The share of the limit from which the counter is shown. */
const counterFrom = 0.9;

type ChoiceFieldProps = FieldProps<ComponentProps<typeof SelectField>> & {
  options: Record<string, string>;
};

export function ChoiceField({ label, options, ...given }: ChoiceFieldProps) {
  const { required } = useConstraints(given.name);
  const props = { required, ...given };
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
