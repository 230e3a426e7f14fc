import { expect, test } from 'vitest';
import { chooseScene } from '../../../app/art/drawn-cover.tsx';
import { articles } from '../../../database/seed/content/demo/articles.ts';

test('covers of the demo differ: no scene twice in the same colours, and none more than twice', () => {
  const scenes = articles.map(({ slug }) => chooseScene(slug));
  const drawn = scenes.map(({ draw, ground }) => `${draw?.name} ${ground?.sky}`);
  expect(new Set(drawn).size).toBe(articles.length);
  const motifs = scenes.map(({ draw }) => draw?.name);
  for (const motif of motifs)
    expect(motifs.filter((other) => other === motif).length).toBeLessThanOrEqual(2);
});
