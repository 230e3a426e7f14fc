import { lazy, type ReactNode, Suspense } from 'react';
import type { EntryContext } from 'react-router';
import { expect, it } from 'vitest';
import { renderAtOnce } from './render-at-once.server.ts';

const dataOf = (...lines: string[]) => {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (const line of lines) controller.enqueue(encoder.encode(line));
      controller.close();
    },
  });
};

function render(content: ReactNode, lines: string[], hasScripts = true) {
  const context = { serverHandoffStream: dataOf(...lines) } as EntryContext;
  return renderAtOnce(
    context,
    ({ renderMeta }) => {
      if (renderMeta) renderMeta.didRenderScripts = hasScripts;
      return (
        <html lang="en">
          <body>{content}</body>
        </html>
      );
    },
    'N0nce',
  );
}

const Later = lazy(async () => ({ default: () => <p>later</p> }));

it('writes the data of the loaders at the end of the page', async () => {
  expect(await render('Hello', ['["a</script>"]\n', 'P1:[2]\n'])).toBe(
    '<!DOCTYPE html><html lang="en"><head></head><body>Hello' +
      String.raw`<script nonce="N0nce">window.__reactRouterContext.streamController.enqueue("[\"a\u003c/script\u003e\"]\n");</script>` +
      String.raw`<script nonce="N0nce">window.__reactRouterContext.streamController.enqueue("P1:[2]\n");</script>` +
      '<script nonce="N0nce">window.__reactRouterContext.streamController.close();</script></body></html>',
  );
});

it('writes no data into a page without scripts', async () => {
  expect(await render('Hello', ['[1]\n'], false)).not.toContain('<script');
});

it.each([
  ['waits', <Later key="later" />],
  [
    'waits for a part',
    <Suspense key="part">
      <Later />
    </Suspense>,
  ],
])('leaves a page that %s to the stream', async (_, content) => {
  expect(await render(content, ['[1]\n'])).toBeUndefined();
});
