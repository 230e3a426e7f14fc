import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';

type ProfilePanelProps = { id?: string; title: ReactNode; text: string; children: ReactNode };

/** One section of the profile: its description beside its controls. */
export function ProfilePanel({ id, title, text, children }: ProfilePanelProps) {
  const titleId = useId();
  return (
    <Card
      compact
      as="section"
      id={id}
      aria-labelledby={titleId}
      className="grid gap-x-8 gap-y-4 sm:p-5 lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-1.5">
        <h2 id={titleId} className="flex items-center gap-2 text-lg">
          {title}
        </h2>
        <p className="text-soft">{text}</p>
      </div>
      <div className="grid content-start gap-4">{children}</div>
    </Card>
  );
}
