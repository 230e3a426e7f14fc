import type { JobFeedPath } from '../../../../domain/jobs/job-channel.ts';
import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const adminDistribution = {
  title: 'Job distribution',
  tile: 'Feeds for Indeed, LinkedIn and Platsbanken, and a job list for your clients’ own websites.',
  text: 'These URLs bring your open jobs to other sites. You choose the channels of each job in the job editor. Links carry the name of their channel, so applications and reports show where people came from.',
  copy: 'Copy',
  copied: 'Copied',
  languages: { en: 'English', sv: 'Swedish' },
  feeds: {
    title: 'Feeds',
    text: 'Give a job board its URL once. It then picks up new, changed and closed jobs on its own.',
    language: 'Language of the ads',
    kinds: {
      '/feeds/indeed.xml': { name: 'Indeed', text: 'XML in Indeed’s format.' },
      '/feeds/linkedin.xml': {
        name: 'LinkedIn',
        text: 'XML for LinkedIn’s Basic Jobs. LinkedIn has to approve the feed first.',
      },
      '/feeds/platsbanken.json': {
        name: 'Platsbanken',
        text: 'JSON with the fields of JobTech, for the Swedish Public Employment Service and its partners.',
      },
      '/feeds/jobs.xml': { name: 'RSS', text: 'For feed readers and smaller job boards.' },
      '/feeds/jobs.json': { name: 'JSON Feed', text: 'The same jobs for developers.' },
    } satisfies Record<JobFeedPath, { name: string; text: string }>,
  },
  embed: {
    title: 'Job list for another website',
    text: 'Paste this line where the list should appear, for example on a client’s careers page.',
    client: 'Jobs of',
    allClients: 'All clients',
    language: 'Language of the list',
    html: 'HTML of the job list',
    note: 'The list takes the font and text colour of the page and is otherwise sealed off from it. It sets no cookies and collects nothing. Add data-source="name" to tell several websites apart in your reports.',
  },
} as const;

export type AdminDistributionMessages = MessagesOf<typeof adminDistribution>;
