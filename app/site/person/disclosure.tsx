import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { FoldMark } from '../blocks/fold-mark.tsx';
import { useRefusal } from './refusal.ts';

type DisclosureProps = {
  title: string;
  /** For what cannot be undone and should not be in the way. */
  quiet?: boolean;
  /** What a form in it is about: one that was refused lies open. */
  part?: string;
  id?: string;
  children: ReactNode;
};

/** Something that is there when it is asked for. */
export function Disclosure({ title, quiet = false, part, id, children }: DisclosureProps) {
  const isRefused = useRefusal(part, id) !== undefined;
  return (
    <details open={isRefused} className={clsx(quiet && 'print:hidden')}>
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
