import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return <div aria-hidden="true" className={clsx('skeleton rounded-lg', className)} {...props} />;
}
