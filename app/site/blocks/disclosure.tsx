import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import { DisclosureMark } from './disclosure-mark.tsx';

type DisclosureProps = {
  title: string;
  open?: boolean;
  /** Uses the whole width of a phone, for documents. */
  isWide?: boolean;
  className?: string;
  ref?: Ref<HTMLDetailsElement>;
  onOpen?: () => void;
  children: ReactNode;
};

/** A section that is closed until the reader opens it. */
export function Disclosure(props: DisclosureProps) {
  const { title, open, isWide, className, ref, onOpen, children } = props;
  return (
    <details
      ref={ref}
      open={open}
      className={clsx(
        'disclosure rounded-2xl border border-line bg-page',
        isWide && 'max-sm:open:-mx-4',
        className,
      )}
      onToggle={(event) => {
        if (event.currentTarget.open) onOpen?.();
      }}
    >
      <summary className="flex min-h-13 cursor-pointer items-center justify-between gap-2.5 rounded-2xl px-5 py-2.5 leading-snug font-semibold">
        {title}
        <DisclosureMark />
      </summary>
      <div className={clsx('border-t border-line p-5', isWide && 'max-sm:p-2')}>{children}</div>
    </details>
  );
}
