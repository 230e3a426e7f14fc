import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A secondary action that looks like a link. */
export function TextButton({ className, ...props }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={clsx('min-h-9 font-semibold text-primary underline underline-offset-4', className)}
      {...props}
    />
  );
}
