import { type ReactNode, useId } from 'react';
import { formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useMessages } from '../../use-messages.ts';

type PartProps = {
  title: string;
  /** Undefined while it loads. */
  count: number | undefined;
  isError: boolean;
  empty: string;
  children: ReactNode;
};

/** One kind of work of the day. `children` are shown even without any items: they may be work of a later day. */
export function Part({ title, count, isError, empty, children }: PartProps) {
  const { loadFailed } = useMessages('dashboard');
  const language = useLanguage();
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-1">
      <h3 id={id} className="font-sans text-sm font-semibold tracking-normal text-soft">
        {title} {count !== undefined && count > 0 && formatNumber(count, language)}
      </h3>
      {count === undefined && isError && <p className="text-lingon">{loadFailed}</p>}
      {count === undefined && !isError && <Skeleton className="h-16" />}
      {count === 0 && <p className="py-1.5">{empty}</p>}
      {children}
    </section>
  );
}
