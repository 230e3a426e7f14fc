import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import { FoldMark } from './fold-mark.tsx';

type FoldProps = {
  title: string;
  open?: boolean;
  className?: string;
  ref?: Ref<HTMLDetailsElement>;
  onOpen?: () => void;
  children: ReactNode;
};

/** A part that is closed until the reader opens it. */
export function Fold({ title, open, className, ref, onOpen, children }: FoldProps) {
  return (
    <details
      ref={ref}
      open={open}
      className={clsx('fold rounded-2xl border border-line bg-page', className)}
      onToggle={(event) => {
        if (event.currentTarget.open) onOpen?.();
      }}
    >
      <summary className="flex min-h-13 cursor-pointer items-center justify-between gap-2.5 rounded-2xl px-5 py-2.5 leading-snug font-semibold">
        {title}
        <FoldMark />
      </summary>
      <div className="border-t border-line p-5">{children}</div>
    </details>
  );
}
