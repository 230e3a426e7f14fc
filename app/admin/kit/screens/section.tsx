import { type ReactNode, useId } from 'react';
import { Card } from '../../../ui/card.tsx';

type SectionProps = { title: string; text?: ReactNode; actions?: ReactNode; children: ReactNode };

/** One section of a screen: a card with a heading. */
export function Section({ title, text, actions, children }: SectionProps) {
  const id = useId();
  return (
    <Card
      compact
      as="section"
      aria-labelledby={id}
      className="grid min-w-0 content-start gap-3.5 wrap-anywhere sm:p-5"
    >
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="grid gap-1">
          <h2 id={id} className="text-lg">
            {title}
          </h2>
          {text && <p className="max-w-[70ch] text-soft">{text}</p>}
        </div>
        {actions}
      </div>
      {children}
    </Card>
  );
}
