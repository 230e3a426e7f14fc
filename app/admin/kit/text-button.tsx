import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A lesser act that reads like a link. */
export function TextButton({ className, ...props }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={clsx('min-h-9 font-semibold text-primary underline underline-offset-4', className)}
      {...props}
    />
  );
}
