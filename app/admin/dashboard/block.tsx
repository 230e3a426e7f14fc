import { type ReactNode, useId } from 'react';
import { fill } from '../../i18n/format.ts';
import { Card } from '../../ui/card.tsx';
import { Explanation } from '../../ui/explanation.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useMessages } from '../use-messages.ts';

type BlockProps = {
  title: string;
  meaning?: string;
  isLoading?: boolean;
  isError?: boolean;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A part of the dashboard or of a report, with its own query. */
export function Block({ title, meaning, isLoading, isError, actions, children }: BlockProps) {
  const messages = useMessages('dashboard');
  const id = useId();
  return (
    <Card compact as="section" aria-labelledby={id} className="grid min-w-0 content-start gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id={id} className="grow text-lg">
          {title}
        </h2>
        {actions}
        {meaning && (
          <Explanation label={fill(messages.meaning, { name: title })}>{meaning}</Explanation>
        )}
      </div>
      {isError && <p className="text-lingon">{messages.loadFailed}</p>}
      {isLoading && !isError ? <Skeleton className="h-48" /> : children}
    </Card>
  );
}
