import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';

type SectionProps = { title: string; actions?: ReactNode; children: ReactNode };

/** One section of a person's page. */
export function Section({ title, actions, children }: SectionProps) {
  const id = useId();
  return (
    <Card compact as="section" aria-labelledby={id} className="grid content-start gap-3 sm:p-5">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </Card>
  );
}
