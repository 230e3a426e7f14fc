import { hashKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PagePosition } from './data/list-source.ts';
import type { ShownPage } from './list-definition.ts';

type ReportedPage = {
  ids: string[];
  /** True while the page still shows the rows of the previous query. */
  isStale: boolean;
  next: PagePosition | undefined;
  previous: PagePosition | undefined;
  openPage: (pagePosition: PagePosition) => void;
};

/** Reports to the screen which rows the list shows, and how to open the pages around them. */
export function useReportPage(
  onShow: ((page: ShownPage) => void) | undefined,
  { ids, isStale, next, previous, openPage }: ReportedPage,
): void {
  const shownKey = isStale ? undefined : hashKey([ids, next, previous]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the page, whose parts are new in each rendering.
  useEffect(() => {
    if (!shownKey) return;
    onShow?.({
      ids,
      openNext: next && (() => openPage(next)),
      openPrevious: previous && (() => openPage(previous)),
    });
  }, [shownKey, onShow, openPage]);
}
