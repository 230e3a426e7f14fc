import { tasks } from './tasks.ts';

/** Tasks that share slots; `concurrency` of them run at a time. */
export type Queue = { name: string; tasks: string[]; concurrency: number };

/** The number of tasks of a kind that one process runs at a time. */
export type Slots = {
  mail: number;
  documents: number;
  bulk: number;
  /** Each webhook and each colleague takes one at a time, and a slow receiver holds it for seconds. */
  webhooks: number;
  general: number;
};

const queueTasks = {
  mail: ['deliver-mail'],
  documents: ['extract-cv-text', 'receive-mail'],
  slowDocuments: ['extract-slow-cv-text'],
  bulk: ['run-bulk-action', 'run-import', 'read-import-files', 'make-data-export'],
  webhooks: ['deliver-webhooks', 'send-chat-message'],
};
const ownQueues = new Set(Object.values(queueTasks).flat());

const general = Object.keys(tasks).filter((name) => !ownQueues.has(name));

/**
 * A mail server may take a minute for a mail, a webhook as long as its receiver lets it wait, and a hostile CV or received
 * mail may use all the time it gets. They have their own slots, so that neither blocks the other or the schedule, slow CVs
 * do not block ordinary ones, and neither a bulk action of ten thousand rows nor an import of fifty thousand blocks anything.
 */
export function queuesOf(slots: Slots): Record<keyof typeof queueTasks | 'general', Queue> {
  const queue = (name: string, names: string[], concurrency: number): Queue => ({
    name,
    tasks: names,
    concurrency,
  });
  return {
    mail: queue('mail', queueTasks.mail, slots.mail),
    documents: queue('documents and received mail', queueTasks.documents, slots.documents),
    slowDocuments: queue('slow documents', queueTasks.slowDocuments, 1),
    bulk: queue('bulk actions, imports and exports', queueTasks.bulk, slots.bulk),
    webhooks: queue('webhooks', queueTasks.webhooks, slots.webhooks),
    general: queue('general', general, slots.general),
  };
}
