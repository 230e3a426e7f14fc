import { useId } from 'react';
import { expect, it, vi } from 'vitest';
import { createRenderedParts } from './rendered-parts.server.ts';

const next = () => new Promise((resolve) => setImmediate(resolve));

function WithId() {
  return <p id={useId()}>named</p>;
}

it('returns the HTML of a part that was rendered before with the same key', async () => {
  const find = createRenderedParts();
  const render = vi.fn(() => <p>{['a', '<b>']}</p>);
  expect(find('one', render)).toBeUndefined();
  await next();
  expect(find('one', render)).toBe('<p>a<!-- -->&lt;b&gt;</p>');
  expect(find('two', render)).toBeUndefined();
  await next();
  expect(render).toHaveBeenCalledTimes(2);
});

it('keeps no part whose names depend on the rest of the page', async () => {
  const find = createRenderedParts();
  find('one', () => <WithId />);
  await next();
  expect(find('one', () => <WithId />)).toBeUndefined();
});

it('caches no part that fails to render, and logs the error', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const find = createRenderedParts();
  const fail = () => {
    throw new Error('it failed');
  };
  find('one', fail);
  await next();
  expect(find('one', fail)).toBeUndefined();
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
