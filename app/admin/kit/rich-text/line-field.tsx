import { lazy, Suspense, useId } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { LineEditorProps } from './line-editor.tsx';

const LineEditor = lazy(() => import('./line-editor.tsx'));

type LineFieldProps = Omit<LineEditorProps, 'labelId'> & { label: string };

/** A line of text that can contain variables. */
export function LineField({ label, ...props }: LineFieldProps) {
  const labelId = useId();
  return (
    <div className="grid content-start gap-1.5">
      <span id={labelId} className="font-semibold">
        {label}
      </span>
      <Suspense fallback={<Skeleton className="h-11" />}>
        <LineEditor {...props} labelId={labelId} />
      </Suspense>
    </div>
  );
}
