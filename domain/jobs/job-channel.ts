import type { Enums } from '../database.types.ts';

export type JobChannel = Enums<'job_channel'>;

/** The public feeds of open jobs, by channel. */
export const jobFeeds = [
  { channel: 'indeed', path: '/feeds/indeed.xml' },
  { channel: 'linkedin', path: '/feeds/linkedin.xml' },
  { channel: 'platsbanken', path: '/feeds/platsbanken.json' },
  { channel: 'feed', path: '/feeds/jobs.xml' },
  { channel: 'feed', path: '/feeds/jobs.json' },
] as const satisfies { channel: JobChannel; path: string }[];

export type JobFeedPath = (typeof jobFeeds)[number]['path'];

/** The script of the job list for other websites. */
export const embedScriptPath = '/embed/jobs.js';
