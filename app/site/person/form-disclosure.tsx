import type { ReactNode } from 'react';
import { Disclosure } from '../blocks/disclosure.tsx';
import { DisclosureMark } from '../blocks/disclosure-mark.tsx';
import { useFailedForm } from './failed-form.ts';

type FormDisclosureProps = {
  title: string;
  /** Less prominent, for actions that cannot be undone. */
  quiet?: boolean;
  /**
   * The part of the page that the form changes (its field `part`).
   */
  part?: string;
  /** The record that the form changes (its field `id`), if the page has several forms of this part. */
  id?: string;
  children: ReactNode;
};

/** A disclosure with a form in it. It is open if the form failed without JavaScript. */
export function FormDisclosure({ title, quiet = false, part, id, children }: FormDisclosureProps) {
  const isFailed = useFailedForm(part, id) !== undefined;
  if (!quiet) {
    return (
      <Disclosure title={title} open={isFailed}>
        {children}
      </Disclosure>
    );
  }
  return (
    <details open={isFailed} className="print:hidden">
      <summary className="flex min-h-9 w-fit cursor-pointer items-center gap-2.5 text-soft underline underline-offset-4">
        {title}
        <DisclosureMark />
      </summary>
      <div className="pt-4">{children}</div>
    </details>
  );
}
