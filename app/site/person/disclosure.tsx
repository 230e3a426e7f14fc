import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { FoldMark } from '../blocks/fold-mark.tsx';
import { useFailedForm } from './failed-form.ts';

type DisclosureProps = {
  title: string;
  /** Less prominent, for actions that cannot be undone. */
  quiet?: boolean;
  /** The part that the form in it changes; opened when that form failed. */
  part?: string;
  id?: string;
  children: ReactNode;
};

export function Disclosure({ title, quiet = false, part, id, children }: DisclosureProps) {
  const isFailed = useFailedForm(part, id) !== undefined;
  return (
    <details
      open={isFailed}
      className={clsx(quiet ? 'print:hidden' : 'rounded-2xl border border-line bg-page')}
    >
      <summary
        className={clsx(
          'flex cursor-pointer items-center gap-2.5',
          quiet
            ? 'min-h-9 w-fit text-soft underline underline-offset-4'
            : 'min-h-13 justify-between px-5 font-semibold',
        )}
      >
        {title}
        <FoldMark />
      </summary>
      <div className={quiet ? 'pt-4' : 'border-t border-line p-5'}>{children}</div>
    </details>
  );
}
