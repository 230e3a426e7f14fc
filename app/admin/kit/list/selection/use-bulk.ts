import { useRef, useState } from 'react';
import { toast } from 'sonner';
import { useAuth } from '../../../../backend/auth/auth-context.ts';
import type { BrowserClient } from '../../../../backend/browser-client.ts';
import { fillAny } from '../../../../i18n/fill-any.ts';
import { fill, formatNumber } from '../../../../i18n/format.ts';
import { useLanguage } from '../../../../i18n/language-context.tsx';
import { toastError } from '../../../../ui/toast/toast-error.ts';
import { useMessages } from '../../../use-messages.ts';
import { useDescribeError } from '../../use-describe-error.ts';
import type { ListQuery } from '../data/list-source.ts';
import { type Walked, type WalkOptions, walkChosen, walkMatching } from '../data/walk-rows.ts';
import type { BulkAction, RunChunk, Undo } from '../list-definition.ts';
import { runInChunks, undoAll } from './run-in-chunks.ts';
import type { Selection } from './selection.ts';

/** Small enough for a URL with that many ids and for a progress bar that moves. */
const defaultChunkSize = 200;
const undoMs = 12_000;

export type BulkProgress = { text: string; done: number; count: number; stop?: () => void };

type BulkOptions = { query: ListQuery; onDone: () => Promise<void>; onClear: () => void };

/** Runs an action on all selected rows, shows the progress and offers undo. */
export function useBulk<Row>({ query, onDone, onClear }: BulkOptions) {
  const { getClient } = useAuth();
  const { bulk } = useMessages('list');
  const language = useLanguage();
  const describeError = useDescribeError();
  const [progress, setProgress] = useState<BulkProgress>();
  const isBusy = useRef(false);

  async function work(task: () => Promise<void>) {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await task();
    } finally {
      isBusy.current = false;
      setProgress(undefined);
      await onDone();
    }
  }

  const start = (
    action: BulkAction<Row>,
    run: RunChunk<Row>,
    selection: Selection,
    count: number,
  ) =>
    work(async () => {
      const client = await getClient();
      const abort = new AbortController();
      const stop = () => abort.abort();
      const showProgress = (done: number) => {
        const text = fill(bulk.running, numbers({ done, count }, action.label));
        setProgress({ text, done, count, stop });
      };
      showProgress(0);
      const { chunk = defaultChunkSize, reasons = {} } = action;
      const options = { select: action.select ?? query.source.select, chunk, signal: abort.signal };
      const chunks = walkSelection<Row>(client, query, selection, options);
      const { done, undos, skipped, error } = await runInChunks(client, chunks, run, showProgress);
      const doneCount = formatNumber(done, language);
      const undo =
        undos.length > 0
          ? { label: bulk.undo, onClick: () => void undoRun(action, undos, done) }
          : undefined;
      const toastOptions = {
        action: undo,
        duration: undo && undoMs,
        description: Object.entries(skipped)
          .map(([reason, left]) =>
            fill(reasons[reason] ?? reasons.other ?? bulk.left, {
              count: formatNumber(left, language),
            }),
          )
          .join(' '),
      };
      if (action.clearsSelection && !error && !abort.signal.aborted) onClear();
      if (error)
        toastError(fillAny(describeError(error, bulk.failed), { count: doneCount }), toastOptions);
      else if (abort.signal.aborted) toast(fill(bulk.stopped, { count: doneCount }), toastOptions);
      else if (action.done) toast.success(fill(action.done, { count: doneCount }), toastOptions);
    });

  const undoRun = (action: BulkAction<Row>, undos: Undo[], count: number) =>
    work(async () => {
      const { chunk = defaultChunkSize } = action;
      const showProgress = (chunksDone: number) => {
        const done = Math.min(count, chunksDone * chunk);
        setProgress({ text: fill(bulk.undoing, numbers({ done, count })), done, count });
      };
      showProgress(0);
      try {
        await undoAll(undos, showProgress);
        toast.success(bulk.undone);
      } catch (error) {
        toastError(describeError(error, bulk.undoFailed));
      }
    });

  const numbers = ({ done, count }: { done: number; count: number }, label = '') => ({
    label,
    done: formatNumber(done, language),
    count: formatNumber(count, language),
  });

  /** Reads the selected rows without changing them. */
  const walk = async (selection: Selection, select: string) =>
    walkSelection<Row>(await getClient(), query, selection, { select, chunk: defaultChunkSize });

  return { progress, start, walk };
}

function walkSelection<Row>(
  client: BrowserClient,
  query: ListQuery,
  selection: Selection,
  options: WalkOptions,
): AsyncIterable<(Row & Walked)[]> {
  if (selection.mode === 'some') {
    return walkChosen<Row>(client, query, [...selection.ids], options);
  }
  return leaveOut(walkMatching<Row>(client, query, options), selection.except);
}

async function* leaveOut<Row extends Walked>(
  chunks: AsyncIterable<Row[]>,
  except: ReadonlySet<string>,
) {
  for await (const rows of chunks) yield rows.filter((row) => !except.has(row.row_key));
}
