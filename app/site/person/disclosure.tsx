import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { FoldMark } from '../blocks/fold-mark.tsx';

type DisclosureProps = {
  title: string;
  /** For what cannot be undone and should not be in the way. */
  quiet?: boolean;
  children: ReactNode;
};

/** Something that is there when it is asked for. */
export function Disclosure({ title, quiet = false, children }: DisclosureProps) {
  return (
    <details className={clsx(quiet && 'print:hidden')}>
      <summary
        className={clsx(
          'flex min-h-9 w-fit cursor-pointer items-center gap-2.5',
          quiet ? 'text-soft underline underline-offset-4' : 'font-semibold',
        )}
      >
        {title}
        <FoldMark />
      </summary>
      <div className="pt-4">{children}</div>
    </details>
  );
}
