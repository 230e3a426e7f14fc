import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

type ChipProps = ComponentProps<'button'> & {
  isOn?: boolean;
  /** Marks a filter that finds overdue work. */
  tone?: 'waiting';
};

/** A filter above a list: filled while it is active. */
export function Chip(props: ChipProps) {
  const { isOn = false, tone, className, type = 'button', children, ...others } = props;
  return (
    <button
      type={type}
      className={clsx(
        'inline-flex min-h-8 flex-none cursor-pointer items-center gap-1.5 rounded-full border px-3 text-[.8125rem] font-semibold whitespace-nowrap transition-colors pointer-coarse:min-h-11',
        isOn
          ? 'border-primary bg-primary text-on-primary hover:bg-primary-strong'
          : 'border-line bg-paper text-ink hover:bg-wool',
        className,
      )}
      {...others}
    >
      {tone === 'waiting' && (
        <span
          aria-hidden="true"
          className={clsx('size-2 rounded-full', isOn ? 'bg-current' : 'bg-amber')}
        />
      )}
      {children}
    </button>
  );
}
