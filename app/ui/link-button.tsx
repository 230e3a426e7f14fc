import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';

type LinkButtonProps = ComponentProps<'a'> & ButtonLook;

/** For URLs outside of the router: telephone, mail, other sites. */
export function LinkButton({ variant, size, className, children, ...props }: LinkButtonProps) {
  return (
    <a className={clsx(buttonClass({ variant, size }), className)} {...props}>
      {children}
    </a>
  );
}
