import { expect, it } from 'vitest';
import type { SocialImage } from './draw-social-image.server.tsx';
import { DrawingQueue } from './drawing-queue.server.ts';

const image = (title: string): SocialImage => ({
  siteName: 'Alpaca',
  host: 'alpaca.example',
  kicker: 'Blog',
  title,
  pose: 'looking',
});

function createQueue(maxSize?: number) {
  const drawn: string[] = [];
  const state = { running: 0, most: 0 };
  const queue = new DrawingQueue(async ({ title }) => {
    drawn.push(title);
    state.running += 1;
    state.most = Math.max(state.most, state.running);
    await new Promise((resolve) => setTimeout(resolve, 2));
    state.running -= 1;
    if (title === 'broken') throw new Error('broken');
    return Buffer.from(title);
  }, maxSize);
  return { queue, drawn, state };
}

it('draws one image at a time, and each once', async () => {
  const { queue, drawn, state } = createQueue();
  const titles = ['a', 'b', 'a', 'c', 'b'];
  const images = await Promise.all(titles.map((title) => queue.draw(image(title))));
  expect(images.map(String)).toEqual(titles);
  await queue.draw(image('a'));
  expect(drawn).toEqual(['a', 'b', 'c']);
  expect(state.most).toBe(1);
});

it('draws an image again after a failure, and continues with the others', async () => {
  const { queue, drawn } = createQueue();
  const failed = Promise.resolve(queue.draw(image('broken')));
  const next = queue.draw(image('a'));
  await expect(failed).rejects.toThrow('broken');
  expect(String(await next)).toBe('a');
  await expect(Promise.resolve(queue.draw(image('broken')))).rejects.toThrow('broken');
  expect(drawn).toEqual(['broken', 'a', 'broken']);
});

it('drops the image that was used longest ago, not all of them', async () => {
  const { queue, drawn } = createQueue(2);
  for (const title of ['a', 'b', 'a', 'c', 'a', 'b']) await queue.draw(image(title));
  expect(drawn).toEqual(['a', 'b', 'c', 'b']);
});
