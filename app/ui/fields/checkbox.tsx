import { clsx } from 'clsx';
import { type ComponentProps, useEffect, useRef } from 'react';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Indeterminate: some of the items are checked. */
  indeterminate?: boolean;
};

export function Checkbox({ indeterminate = false, className, ...props }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <input
      ref={box}
      type="checkbox"
      className={clsx('size-4 flex-none cursor-pointer accent-primary', className)}
      {...props}
    />
  );
}
