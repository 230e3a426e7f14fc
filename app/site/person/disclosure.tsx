import type { ReactNode } from 'react';
import { Fold } from '../blocks/fold.tsx';
import { FoldMark } from '../blocks/fold-mark.tsx';
import { useFailedForm } from './failed-form.ts';

type DisclosureProps = {
  title: string;
  /** Less prominent, for actions that cannot be undone. */
  quiet?: boolean;
  /**
   * The part that the form in it changes (its field `part`): the disclosure is open if that form failed without
   * JavaScript.
   */
  part?: string;
  /** The record that the form changes (its field `id`), if the page has several forms of this part. */
  id?: string;
  children: ReactNode;
};

export function Disclosure({ title, quiet = false, part, id, children }: DisclosureProps) {
  const isFailed = useFailedForm(part, id) !== undefined;
  if (!quiet) {
    return (
      <Fold title={title} open={isFailed}>
        {children}
      </Fold>
    );
  }
  return (
    <details open={isFailed} className="print:hidden">
      <summary className="flex min-h-9 w-fit cursor-pointer items-center gap-2.5 text-soft underline underline-offset-4">
        {title}
        <FoldMark />
      </summary>
      <div className="pt-4">{children}</div>
    </details>
  );
}
