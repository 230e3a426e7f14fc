import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';

type FieldTexts = { label: ReactNode; hint?: ReactNode; error?: ReactNode };

const box =
  'w-full min-h-11 rounded-xl border border-edge bg-paper px-3.5 py-2 text-ink placeholder:text-soft aria-invalid:border-lingon disabled:opacity-60';

type FrameProps = FieldTexts & { id: string; children: ReactNode };

function Frame({ id, label, hint, error, children }: FrameProps) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-lingon">
          {error}
        </p>
      )}
    </div>
  );
}

function useFieldProps({ hint, error }: FieldTexts, givenId: string | undefined) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = clsx(hint && `${id}-hint`, error && `${id}-error`);
  return {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
  };
}

type InputFieldProps = Omit<ComponentProps<'input'>, 'children'> & FieldTexts;

export function InputField({ label, hint, error, id, className, ...props }: InputFieldProps) {
  const texts = { label, hint, error };
  const wiring = useFieldProps(texts, id);
  return (
    <Frame {...texts} id={wiring.id}>
      <input {...wiring} className={clsx(box, className)} {...props} />
    </Frame>
  );
}

type FileFieldProps = Omit<InputFieldProps, 'type' | 'onChange'> & {
  /** Label of the button, and the text beside it while there is no file. */
  choose: string;
  none: string;
};

/**
 * The browser labels its file field in its own language, so our own label covers it. Without
 * JavaScript only the browser can show the name of the file.
 */
export function FileField({ label, hint, error, id, choose, none, ...props }: FileFieldProps) {
  const texts = { label, hint, error };
  const wiring = useFieldProps(texts, id);
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const look = () => setName(input.current?.files?.[0]?.name ?? '');
  // A file may have been chosen before hydration.
  useEffect(look, []);

  return (
    <Frame {...texts} id={wiring.id}>
      <div className="relative">
        <input
          {...wiring}
          {...props}
          ref={input}
          type="file"
          onChange={look}
          className={clsx(box, 'file-input absolute inset-0')}
        />
        <span aria-hidden="true" className="file-words">
          <span className="file-button">{choose}</span>
          <span className={clsx('file-name', !name && 'text-soft')}>{name || none}</span>
        </span>
      </div>
    </Frame>
  );
}

type TextareaFieldProps = ComponentProps<'textarea'> & FieldTexts;

export function TextareaField({ label, hint, error, id, className, ...props }: TextareaFieldProps) {
  const texts = { label, hint, error };
  const wiring = useFieldProps(texts, id);
  return (
    <Frame {...texts} id={wiring.id}>
      <textarea {...wiring} rows={4} className={clsx(box, className)} {...props} />
    </Frame>
  );
}

type SelectFieldProps = ComponentProps<'select'> & FieldTexts;

export function SelectField({ label, hint, error, id, className, ...props }: SelectFieldProps) {
  const texts = { label, hint, error };
  const wiring = useFieldProps(texts, id);
  return (
    <Frame {...texts} id={wiring.id}>
      <select {...wiring} className={clsx(box, 'select-box pr-10', className)} {...props} />
    </Frame>
  );
}

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & FieldTexts;

export function CheckboxField({ label, hint, error, id, ...props }: CheckboxFieldProps) {
  const texts = { label, hint, error };
  const wiring = useFieldProps(texts, id);
  return (
    <div className="grid grid-cols-[auto_1fr] items-start gap-x-3 gap-y-1">
      {/* As high as one line of the label. */}
      <span className="flex h-lh items-center">
        <input {...wiring} type="checkbox" className="size-5 accent-primary" {...props} />
      </span>
      <label htmlFor={wiring.id}>{label}</label>
      {hint && (
        <p id={`${wiring.id}-hint`} className="col-start-2 text-sm text-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${wiring.id}-error`} className="col-start-2 text-sm font-medium text-lingon">
          {error}
        </p>
      )}
    </div>
  );
}
