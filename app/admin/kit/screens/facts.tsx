import type { ReactNode } from 'react';

/** A list of labels and values. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-[minmax(6.5rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-2">
      {children}
    </dl>
  );
}

type FactProps = { label: string; children: ReactNode };

export function Fact({ label, children }: FactProps) {
  return (
    <>
      <dt className="text-soft">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}
