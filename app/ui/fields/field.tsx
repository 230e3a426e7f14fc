import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';

export type FieldLabels = { label: ReactNode; hint?: ReactNode; error?: ReactNode };

/** The look of a text input, a select and a file field. */
export const inputClass =
  'w-full min-h-11 rounded-xl border border-edge bg-paper px-3.5 py-2 text-ink placeholder:text-soft aria-invalid:border-lingon disabled:opacity-60';

type FieldFrameProps = FieldLabels & { id: string; children: ReactNode };

/** Label, hint and error around an input that has the properties of `useFieldProps`. */
export function FieldFrame({ id, label, hint, error, children }: FieldFrameProps) {
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

/** Connects an input with its label, hint and error. */
export function useFieldProps({ hint, error }: FieldLabels, givenId: string | undefined) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = clsx(hint && `${id}-hint`, error && `${id}-error`);
  return {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
  };
}

type InputFieldProps = Omit<ComponentProps<'input'>, 'children'> & FieldLabels;

export function InputField({ label, hint, error, id, className, ...props }: InputFieldProps) {
  const labels = { label, hint, error };
  const fieldProps = useFieldProps(labels, id);
  return (
    <FieldFrame {...labels} id={fieldProps.id}>
      <input {...fieldProps} className={clsx(inputClass, className)} {...props} />
    </FieldFrame>
  );
}

type FileFieldProps = Omit<InputFieldProps, 'type' | 'onChange' | 'className'> & {
  /** Label of the button, and the text beside it while there is no file. */
  choose: string;
  noFile: string;
  /** Names the chosen files. */
  nameOf?: (files: File[]) => string;
};

/**
 * The browser labels its file field in its own language, so our own label covers it. Without
 * JavaScript only the browser can show the name of the file.
 */
export function FileField({
  label,
  hint,
  error,
  id,
  choose,
  noFile: none,
  nameOf = ([first]) => first?.name ?? '',
  ...props
}: FileFieldProps) {
  const labels = { label, hint, error };
  const fieldProps = useFieldProps(labels, id);
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<File[]>([]);
  const name = nameOf(files);
  const readFiles = () => setFiles(Array.from(input.current?.files ?? []));
  // A file may have been chosen before hydration.
  useEffect(readFiles, []);

  return (
    <FieldFrame {...labels} id={fieldProps.id}>
      <div className="relative">
        <input
          {...fieldProps}
          {...props}
          ref={input}
          type="file"
          onChange={readFiles}
          className={clsx(inputClass, 'file-input absolute inset-0')}
        />
        <span aria-hidden="true" className="file-label">
          <span className="file-button">{choose}</span>
          <span className={clsx('file-name', !name && 'text-soft')}>{name || none}</span>
        </span>
      </div>
    </FieldFrame>
  );
}

type SelectFieldProps = ComponentProps<'select'> & FieldLabels;

export function SelectField({ label, hint, error, id, className, ...props }: SelectFieldProps) {
  const labels = { label, hint, error };
  const fieldProps = useFieldProps(labels, id);
  return (
    <FieldFrame {...labels} id={fieldProps.id}>
      <select
        {...fieldProps}
        className={clsx(inputClass, 'select-box pr-10', className)}
        {...props}
      />
    </FieldFrame>
  );
}

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type' | 'children'> &
  FieldLabels & {
    /** Shown below the label and not part of it, such as a disclosure. */
    more?: ReactNode;
  };

export function CheckboxField({ label, hint, error, id, more, ...props }: CheckboxFieldProps) {
  const labels = { label, hint, error };
  const fieldProps = useFieldProps(labels, id);
  return (
    <div className="grid grid-cols-[auto_1fr] items-start gap-x-3 gap-y-1">
      {/* The box is as high as one line of the label, so that both are centred on each other. */}
      <span className="flex h-lh items-center">
        <input {...fieldProps} type="checkbox" className="size-5 accent-primary" {...props} />
      </span>
      <label htmlFor={fieldProps.id} className="text-pretty">
        {label}
      </label>
      {more && <div className="col-start-2 min-w-0">{more}</div>}
      {hint && (
        <p id={`${fieldProps.id}-hint`} className="col-start-2 text-sm text-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${fieldProps.id}-error`} className="col-start-2 text-sm font-medium text-lingon">
          {error}
        </p>
      )}
    </div>
  );
}
