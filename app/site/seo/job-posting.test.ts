import { expect, test } from 'vitest';
import { parseRichDocument } from '../../../domain/content/rich-document.ts';
import type { Site } from '../../load-context.ts';
import type { JobPage } from '../jobs/job-page.ts';
import { jobPosting } from './job-posting.ts';

const text = (words: string) => [{ type: 'text', text: words }];
const heading = (words: string) => ({ type: 'heading', attrs: { level: 2 }, content: text(words) });
const paragraph = (words: string) => ({ type: 'paragraph', content: text(words) });
const document = (...content: unknown[]) => parseRichDocument({ type: 'doc', content });

const job = {
  title: 'Weaver',
  description: document(heading('The job'), paragraph('Weave.')),
  requirements: document(heading('Skills'), paragraph('Looms.')),
  process: document(),
  employmentType: 'full_time',
  remote: 'onsite',
} as Partial<JobPage> as JobPage;

test('a posting has the headings of the page, except those of empty sections', () => {
  const titles = { requirements: 'What you bring & know', process: 'What happens' };
  const site = { name: 'Alpaca', url: 'https://alpaca.example' } as Site;
  expect(jobPosting(job, titles, site, 'Sweden').description).toBe(
    '<h2>The job</h2><p>Weave.</p>' +
      '<h2>What you bring &amp; know</h2><h3>Skills</h3><p>Looms.</p>',
  );
});
