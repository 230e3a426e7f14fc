import type { ComponentProps, FormEventHandler, ReactNode } from 'react';
import { maxStaffNameLength } from '../../../domain/limits.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/fields/field.tsx';

type EntryFormProps = {
  pending: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** Labels of the button, before and while the form is sent. */
  submit: string;
  submitting: string;
  children: ReactNode;
};

export function EntryForm({ pending, onSubmit, submit, submitting, children }: EntryFormProps) {
  return (
    <form className="grid gap-4" onSubmit={onSubmit}>
      {children}
      <Button type="submit" disabled={pending} size="medium" className="mt-1">
        {pending ? submitting : submit}
      </Button>
    </form>
  );
}

type FieldProps = ComponentProps<typeof InputField>;

export function NameField(props: FieldProps) {
  return (
    <InputField
      name="name"
      autoComplete="name"
      maxLength={maxStaffNameLength}
      pattern=".*\S.*"
      required
      {...props}
    />
  );
}

export function EmailField(props: FieldProps) {
  return <InputField name="email" type="email" autoComplete="username" required {...props} />;
}

export function NewPasswordField(props: FieldProps) {
  return (
    <InputField name="password" type="password" autoComplete="new-password" required {...props} />
  );
}

type OtherEntryProps = { question: string; to: string; label: string };

/** Links to the other form, for users who already have an account or do not have one yet. */
export function OtherEntry({ question, to, label }: OtherEntryProps) {
  return (
    <p className="flex items-center gap-1.5 text-soft">
      {question}
      <LocalizedLink
        to={to}
        className="inline-flex min-h-9 items-center font-semibold text-primary underline underline-offset-4"
      >
        {label}
      </LocalizedLink>
    </p>
  );
}
