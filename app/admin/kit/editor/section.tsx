import { type ReactNode, useId } from 'react';
import { Card } from '../../../ui/card.tsx';

type SectionProps = { title: string; text?: ReactNode; aside?: ReactNode; children: ReactNode };

export function Section({ title, text, aside, children }: SectionProps) {
  const id = useId();
  return (
    <Card
      compact
      as="section"
      aria-labelledby={id}
      className="grid min-w-0 content-start gap-4 sm:p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <div className="grid gap-1">
          <h2 id={id} className="text-lg">
            {title}
          </h2>
          {text && <p className="max-w-[70ch] text-soft">{text}</p>}
        </div>
        {aside}
      </div>
      {children}
    </Card>
  );
}
