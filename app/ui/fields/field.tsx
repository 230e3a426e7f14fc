import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';

export type FieldLabels = { label: ReactNode; hint?: ReactNode; error?: ReactNode };

export const box =
  'w-full min-h-11 rounded-xl border border-edge bg-paper px-3.5 py-2 text-ink placeholder:text-soft aria-invalid:border-lingon disabled:opacity-60';

type FrameProps = FieldLabels & { id: string; children: ReactNode };

/** Label, hint and error around an input that has the properties of `useFieldProps`. */
export function Frame({ id, label, hint, error, children }: FrameProps) {
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
  const wiring = useFieldProps(labels, id);
  return (
    <Frame {...labels} id={wiring.id}>
      <input {...wiring} className={clsx(box, className)} {...props} />
    </Frame>
  );
}

type FileFieldProps = Omit<InputFieldProps, 'type' | 'onChange'> & {
  /** Label of the button, and the text beside it while there is no file. */
  choose: string;
  none: string;
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
  none,
  nameOf = ([first]) => first?.name ?? '',
  ...props
}: FileFieldProps) {
  const labels = { label, hint, error };
  const wiring = useFieldProps(labels, id);
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<File[]>([]);
  const name = nameOf(files);
  const look = () => setFiles(Array.from(input.current?.files ?? []));
  // A file may have been chosen before hydration.
  useEffect(look, []);

  return (
    <Frame {...labels} id={wiring.id}>
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

type SelectFieldProps = ComponentProps<'select'> & FieldLabels;

export function SelectField({ label, hint, error, id, className, ...props }: SelectFieldProps) {
  const labels = { label, hint, error };
  const wiring = useFieldProps(labels, id);
  return (
    <Frame {...labels} id={wiring.id}>
      <select {...wiring} className={clsx(box, 'select-box pr-10', className)} {...props} />
    </Frame>
  );
}

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type' | 'children'> &
  FieldLabels & {
    /** Shown below the label and not part of it, such as a disclosure. */
    more?: ReactNode;
  };

export function CheckboxField({ label, hint, error, id, more, ...props }: CheckboxFieldProps) {
  const labels = { label, hint, error };
  const wiring = useFieldProps(labels, id);
  return (
    <div className="grid grid-cols-[auto_1fr] items-start gap-x-3 gap-y-1">
      {/* As high as one line of the label. */}
      <span className="flex h-lh items-center">
        <input {...wiring} type="checkbox" className="size-5 accent-primary" {...props} />
      </span>
      <label htmlFor={wiring.id} className="text-pretty">
        {label}
      </label>
      {more && <div className="col-start-2 min-w-0">{more}</div>}
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
