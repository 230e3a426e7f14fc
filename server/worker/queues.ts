import { tasks } from './tasks.ts';

/** Tasks that share slots; `concurrency` of them run at a time. */
export type Queue = { name: string; tasks: string[]; concurrency: number };

const mail: Queue = { name: 'mail', tasks: ['deliver-mail'], concurrency: 3 };
const documents: Queue = {
  name: 'documents and received mail',
  tasks: ['extract-cv-text', 'receive-mail'],
  concurrency: 1,
};
const slowDocuments: Queue = {
  name: 'slow documents',
  tasks: ['extract-slow-cv-text'],
  concurrency: 1,
};
const bulk: Queue = {
  name: 'bulk actions, imports and exports',
  tasks: ['run-bulk-action', 'run-import', 'read-import-files', 'make-data-export'],
  concurrency: 3,
};
const webhooks: Queue = {
  name: 'webhooks',
  tasks: ['deliver-webhooks', 'send-chat-message'],
  // Each webhook and each colleague takes one at a time, and a slow receiver holds it for seconds.
  concurrency: 5,
};
const ownQueues = new Set(
  [mail, documents, slowDocuments, bulk, webhooks].flatMap(({ tasks: names }) => names),
);

const general: Queue = {
  name: 'general',
  tasks: Object.keys(tasks).filter((name) => !ownQueues.has(name)),
  concurrency: 2,
};

/**
 * A mail server may take a minute for a mail, a webhook as long as its receiver lets it wait, and a hostile CV or received mail may use all the time it gets. They have
 * their own slots, so that neither blocks the other or the schedule, slow CVs do not block ordinary
 * ones, and neither a bulk action of ten thousand rows nor an import of fifty thousand blocks anything.
 */
export const queues = { mail, documents, slowDocuments, bulk, webhooks, general };
