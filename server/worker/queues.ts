import { tasks } from './tasks.ts';

/** Tasks that share slots; how many of them run at a time. */
export type Queue = { name: string; tasks: string[]; concurrency: number };

const mail: Queue = { name: 'mail', tasks: ['deliver-mail'], concurrency: 3 };
const documents: Queue = { name: 'documents', tasks: ['extract-cv-text'], concurrency: 1 };
const apart = new Set([...mail.tasks, ...documents.tasks]);

const general: Queue = {
  name: 'general',
  tasks: Object.keys(tasks).filter((name) => !apart.has(name)),
  concurrency: 2,
};

/**
 * A mail server may take a minute for a mail, and a CV may be made to take as long as it is given:
 * each has slots of its own, so that neither holds up the other or the schedule.
 */
export const queues = { mail, documents, general };
