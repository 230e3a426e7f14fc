import type { ReactNode } from 'react';

type PointsProps = { title: string; tone: string; children: ReactNode };

/** A list of reasons against an action. */
export function Points({ title, tone, children }: PointsProps) {
  return (
    <div className="grid gap-1">
      <p className={`font-semibold ${tone}`}>{title}</p>
      <ul className="list-disc pl-5">{children}</ul>
    </div>
  );
}
