import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

type ChipProps = ComponentProps<'button'> & { on?: boolean; tone?: 'waiting' };

/** A filter above a list: filled while it is active. */
export function Chip({ on = false, tone, className, type = 'button', ...props }: ChipProps) {
  return (
    <button
      type={type}
      className={clsx(
        'inline-flex min-h-8 flex-none cursor-pointer items-center gap-1.5 rounded-full border px-3 text-[.8125rem] font-semibold whitespace-nowrap transition-colors pointer-coarse:min-h-11',
        chipLook(on, tone),
        className,
      )}
      {...props}
    />
  );
}

function chipLook(on: boolean, tone?: 'waiting'): string {
  if (on) return 'border-primary bg-primary text-on-primary hover:bg-primary-strong';
  if (tone === 'waiting') return 'border-transparent bg-amber-soft text-amber hover:border-amber';
  return 'border-line bg-paper text-ink hover:bg-wool';
}
