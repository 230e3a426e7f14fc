import type { ArticleTagSeed } from '../website-rows.ts';

export const articleTags: ArticleTagSeed[] = [
  { slug: 'hiring', name: { en: 'Hiring', sv: 'Rekrytering' } },
  { slug: 'cost', name: { en: 'Cost', sv: 'Kostnad' } },
  { slug: 'interviews', name: { en: 'Interviews', sv: 'Intervjuer' } },
  { slug: 'job-ads', name: { en: 'Job ads', sv: 'Platsannonser' } },
  { slug: 'candidates', name: { en: 'For candidates', sv: 'För kandidater' } },
  { slug: 'nordics', name: { en: 'The Nordics', sv: 'Norden' } },
  { slug: 'labour-law', name: { en: 'Labour law', sv: 'Arbetsrätt' } },
  { slug: 'remote', name: { en: 'Remote work', sv: 'Distansarbete' } },
];
