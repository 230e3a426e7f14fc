import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { createQueries } from './create-queries.ts';

afterEach(() => onlineManager.setOnline(true));

test('a query fails at once while the browser is offline, and runs again afterwards', async () => {
  const queries = createQueries();
  queries.mount();
  onlineManager.setOnline(false);
  const read = async () => {
    if (!onlineManager.isOnline()) throw new TypeError('Failed to fetch');
    return 'timeline';
  };
  const observer = new QueryObserver(queries, { queryKey: ['timeline'], queryFn: read });
  const states: unknown[] = [];
  const seen = (section: string) =>
    new Promise<void>((resolve) => {
      observer.subscribe(({ status }) => {
        states.push(status);
        if (status === section) resolve();
      });
    });
  await seen('error');
  const isBack = seen('success');
  onlineManager.setOnline(true);
  await isBack;
  expect(observer.getCurrentResult().data).toBe('timeline');
  observer.destroy();
  queries.unmount();
});
