import { expect, test } from 'vitest';
import { messages } from '../../messages.en.ts';
import { describePublished } from './publish-article-dialog.tsx';

const { publish } = messages.articleEditor;

test('an article that is published now is reported without a time', () => {
  expect(describePublished({ isLater: false, time: '' }, publish, 'en')).toBe(publish.done);
});

test('a scheduled article is reported with its time', () => {
  const description = describePublished({ isLater: true, time: '2027-03-01T09:00' }, publish, 'en');
  expect(description).toContain('09:00');
});
