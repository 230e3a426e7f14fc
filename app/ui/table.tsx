import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** Scrolls sideways on narrow screens; browsers make a scrollable box focusable. */
export function Table({ className, ...props }: ComponentProps<'table'>) {
  return (
    <div className="overflow-x-auto rounded-compact border border-line bg-paper wrap-break-word">
      <table
        className={clsx(
          'w-full border-collapse text-left text-sm tabular-nums [&_tbody_tr:last-child>*]:border-b-0',
          className,
        )}
        {...props}
      />
    </div>
  );
}

export function HeaderCell({ className, ...props }: ComponentProps<'th'>) {
  return (
    <th
      scope="col"
      className={clsx('border-b border-line px-4 py-2.5 font-semibold text-soft', className)}
      {...props}
    />
  );
}

export function Cell({ className, ...props }: ComponentProps<'td'>) {
  return <td className={clsx('border-b border-line px-4 py-2.5', className)} {...props} />;
}
