import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { AuthContext, type useAuth } from '../../../backend/auth/auth-context.ts';
import type { CvDocument } from '../data/application.ts';
import { CvText, cvTextKey } from './cv.tsx';

const cv = { id: 'a', extraction: 'done' } as CvDocument;
const auth = {} as ReturnType<typeof useAuth>;

async function renderText(read: () => Promise<string | null>): Promise<string> {
  // `prerender` runs no effects, so the query is not retried and keeps the state of its first attempt.
  const queries = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  await queries.fetchQuery({ queryKey: cvTextKey(cv), queryFn: read }).catch(() => undefined);
  const view = createElement(CvText, { cv });
  const provided = createElement(AuthContext, { value: auth }, view);
  // `prerender` waits for the messages, which React then finds in its cache.
  const tree = createElement(QueryClientProvider, { client: queries }, provided);
  await prerender(tree);
  return renderToStaticMarkup(tree);
}

test('a text that cannot be loaded is an error, not a file without text', async () => {
  const failed = await renderText(() => Promise.reject(new Error('Failed to fetch')));
  expect(failed).toMatch(/<p role="alert">Couldn’t load the text of the file: /);
  expect(await renderText(async () => null)).toContain('No text found in this file');
  expect(await renderText(async () => 'Ten years of wool')).toContain('Ten years of wool');
});
