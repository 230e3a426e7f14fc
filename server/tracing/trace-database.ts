import type { Database } from '../postgres/database.ts';
import { createQuery, type Query } from '../postgres/query.ts';
import { type Attributes, spanKind, type Tracer } from './tracer.ts';

// Spans of statements. They carry no text and no values, which may be personal data, but the kind of statement and its
// first table.

const system = { 'db.system.name': 'postgresql' };
const writes = /^\s*(insert|update|delete|merge|with)\b|\badd_job\b/i;
/** Read by private.add_job, so that a task continues the trace of the request that queued it. */
const setTrace = `select set_config('alpaca.traceparent', $1, true)`;

export function traceDatabase(database: Database, tracer: Tracer): Database {
  const run = <T>(text: string, attributes: Attributes, work: () => Promise<T>): Promise<T> => {
    if (!tracer.isRecording) return work();
    const options = { kind: spanKind.client, attributes: { ...system, ...attributes } };
    return tracer.run(summarise(text), options, work);
  };
  const traced = (query: Query): Query =>
    createQuery((text, values) => run(text, {}, () => query(text, values)));
  const transaction: Database['transaction'] = (work) => {
    if (!tracer.isRecording) return database.transaction(work);
    const options = { kind: spanKind.client, attributes: { ...system } };
    return tracer.run('transaction', options, () =>
      database.transaction(async (query) => {
        await query(setTrace, [tracer.traceparent]);
        return work(traced(query));
      }),
    );
  };
  const plain = traced(database.query);
  return {
    ...database,
    query: createQuery((text, values) =>
      // A setting of one statement needs a transaction around it.
      tracer.isRecording && writes.test(text)
        ? transaction((query) => query(text, values))
        : plain(text, values),
    ),
    queryFor: (network) => traced(database.queryFor(network)),
    transaction,
    withRole: (identity, statement, options) =>
      run(statement.text, { 'alpaca.role': identity.role }, () => {
        const { traceparent } = tracer;
        return database.withRole(
          identity,
          statement,
          traceparent ? { ...options, traceparent } : options,
        );
      }),
  };
}

const table =
  /\b(?:from|into|update|call)\s+(?:only\s+)?((?:"[^"]+"|[\w$]+)(?:\.(?:"[^"]+"|[\w$]+))?)/i;
const verb = /\b(select|insert|update|delete|merge|call|begin|commit|listen|notify)\b/i;

/** The verb and the first table of a statement, such as “select public.jobs”. */
export function summarise(text: string): string {
  const [, found = 'statement'] = verb.exec(text) ?? [];
  const [, name = ''] = table.exec(text) ?? [];
  return `${found.toLowerCase()} ${name.replaceAll('"', '')}`.trim();
}
