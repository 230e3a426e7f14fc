import { lazy, type ReactNode, Suspense, useId } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useMessages } from '../../use-messages.ts';
import type { RichTextEditorProps } from './rich-text-editor.tsx';

// The editor is larger than the rest of the screen, so it is loaded on demand.
const RichTextEditor = lazy(() => import('./rich-text-editor.tsx'));

type RichTextFieldProps = Omit<RichTextEditorProps, 'labelId' | 'messages'> & {
  /** Shown beside the label, for example for missing texts. */
  note?: ReactNode;
};

export function RichTextField({ note, ...props }: RichTextFieldProps) {
  const { richText } = useMessages('editing');
  const labelId = useId();
  return (
    <div className="grid content-start gap-1.5">
      <div className="flex min-h-6 items-center justify-between gap-2">
        <span id={labelId} className="font-semibold">
          {props.label}
        </span>
        {note}
      </div>
      <Suspense fallback={<Skeleton className="h-47" />}>
        <RichTextEditor {...props} labelId={labelId} messages={richText} />
      </Suspense>
    </div>
  );
}
