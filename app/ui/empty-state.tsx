import type { ReactNode } from 'react';

type EmptyStateProps = { picture?: ReactNode; title: string; text: string; action?: ReactNode };

export function EmptyState({ picture, title, text, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 px-4 py-10 text-center">
      {picture}
      <h2 className="text-2xl">{title}</h2>
      <p className="measure-48 text-soft">{text}</p>
      {action}
    </div>
  );
}
