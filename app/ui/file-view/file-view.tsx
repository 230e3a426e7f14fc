import { lazy, type ReactNode, Suspense, useState } from 'react';
import { pdfType, wordType } from '../../../domain/document.ts';
import { Button } from '../button.tsx';
import { useModal } from '../overlays/use-modal.ts';
import type { FileViewMessages } from './messages.en.ts';

const views = {
  [pdfType]: lazy(() => import('./pdf/pdf-view.tsx')),
  [wordType]: lazy(() => import('./word/word-view.tsx')),
  'text/plain': lazy(() => import('./text-view.tsx')),
};

type ViewableType = keyof typeof views;

/** The readers are ours, so that a file looks the same in every browser, also on a phone. */
export const isViewable = (mimeType: string): mimeType is ViewableType => mimeType in views;

export type ViewProps = {
  url: string;
  title: string;
  /** Words of a search, which are marked. */
  words: string[];
  messages: FileViewMessages;
  /** Buttons for the bar above the document. */
  actions?: ReactNode;
};

type FileViewProps = Omit<ViewProps, 'actions'> & { mimeType: ViewableType };

/** A document in the page, which can be opened over the whole window. */
export function FileView({ mimeType, ...view }: FileViewProps) {
  const { title, messages } = view;
  const [isFull, setFull] = useState(false);
  const modal = useModal(isFull, () => setFull(false));
  const View = views[mimeType];
  return (
    <>
      {/* 122vw is the height of a page of A4 on a phone. */}
      <div className="h-[min(70dvh,46rem,122vw)]">
        <Suspense fallback={<Loading />}>
          <View
            {...view}
            actions={
              <Button variant="paper" size="compact" onClick={() => setFull(true)}>
                {messages.fullPage}
              </Button>
            }
          />
        </Suspense>
      </div>
      {isFull && (
        <dialog
          {...modal}
          aria-label={title}
          className="m-0 grid size-full max-h-none max-w-none grid-rows-[auto_minmax(0,1fr)] gap-2 bg-page p-3 text-ink"
        >
          <div className="flex items-center justify-between gap-4">
            <b className="min-w-0 truncate font-semibold">{title}</b>
            <Button variant="paper" size="compact" onClick={() => setFull(false)}>
              {messages.close}
            </Button>
          </div>
          <Suspense fallback={<Loading />}>
            <View {...view} />
          </Suspense>
        </dialog>
      )}
    </>
  );
}

const Loading = () => <div className="size-full rounded-compact border border-line bg-wool" />;
