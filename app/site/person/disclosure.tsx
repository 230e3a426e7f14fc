import type { ReactNode } from 'react';

/** Something that is there when it is asked for. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary className="min-h-9 cursor-pointer font-semibold">{title}</summary>
      <div className="pt-4">{children}</div>
    </details>
  );
}
