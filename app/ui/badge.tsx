import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

type BadgeProps = ComponentProps<'span'> & { tone?: 'neutral' | 'good' | 'waiting' | 'bad' };

const tones = {
  // In dark mode, wool hardly differs from paper.
  neutral: 'bg-wool text-ink shadow-[inset_0_0_0_1px_var(--color-line)]',
  good: 'bg-mint text-on-mint',
  waiting: 'bg-amber-soft text-amber',
  bad: 'bg-lingon-soft text-lingon',
};

/** The text states the state; the colour only repeats it. */
export function Badge({ tone = 'neutral', className, ...props }: BadgeProps) {
  return (
    <span
      className={clsx(
        'pill inline-flex flex-none rounded-full px-3 py-0.5 text-sm font-medium whitespace-nowrap',
        tones[tone],
        className,
      )}
      {...props}
    />
  );
}
