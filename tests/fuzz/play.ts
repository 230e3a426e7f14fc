import fc from 'fast-check';
import { type Call, forbiddenTo } from './call.ts';
import { headersOf, type Target } from './target.ts';
import { exchange, render, type WireResponse } from './wire.ts';

// Plays one group of calls against the product and counts the results. A group fails when a call gets
// no response, a 5xx response or data of someone else, takes too long, or makes the product log an
// error.

export type Row = {
  group: string;
  sent: number;
  /** Responses by the first digit of their status; 0 for connections that were closed without a response. */
  responses: Record<string, number>;
  slowest: number;
  failure?: string;
};

export type Group = {
  name: string;
  /** Share of a run, per thousand batches. */
  share: number;
  /** Runs one batch of calls; throws if a rule is broken. */
  run: (target: Target, count: Count, length: Length) => Promise<string | null>;
};

type Count = (response: Pick<WireResponse, 'status' | 'ms'>) => void;
type Length = { seed: number; numRuns: number };

/** Calls of a batch run concurrently. */
const batchSize = 8;
const maxMs = 15_000;
let sentCalls = 0;

export function playCalls(calls: (target: Target) => fc.Arbitrary<Call>): Group['run'] {
  return (target, count, length) => {
    const batch = fc.array(calls(target), { minLength: 1, maxLength: batchSize, size: 'max' });
    return check(target, batch, length, async (batchCalls) => {
      const twice = batchCalls.filter((call) => call.twice);
      await Promise.all(
        [...batchCalls, ...twice].map(async (call) => {
          const response = await send(target, call);
          count(response);
          judge(call, response);
        }),
      );
    });
  };
}

/** Describes the minimised failure; null if there was none. */
export async function check<T>(
  { product }: Target,
  batch: fc.Arbitrary<T>,
  { seed, numRuns }: Length,
  work: (given: T) => Promise<void>,
): Promise<string | null> {
  const property = fc.asyncProperty(batch, async (given) => {
    const lengthBefore = product.output().length;
    await work(given);
    // A batch that made the product log an error has failed, even if every response was allowed.
    const log = findErrors(product.output().slice(lengthBefore));
    if (log) throw new Error(`logged: ${log.slice(0, 2000)}`);
  });
  const outcome = await fc.check(property, { seed, numRuns, includeErrorInReport: true });
  return fc.defaultReportMessage(outcome) ?? null;
}

/** Without a mail server the console shows the links of mails; any other output is an error. */
function findErrors(output: string): string {
  const lines = output.split('\n').filter((line) => line && !/^\s*Mail kept /.test(line));
  return lines.join('\n');
}

export function send(target: Target, call: Call): Promise<WireResponse> {
  const headers = [...(call.headers ?? []), ...headersOf(target, call.as, ++sentCalls)];
  return exchange(target.port, [render(call, headers)]);
}

/** Throws if the response breaks a rule. */
export function judge({ as }: Pick<Call, 'as'>, response: WireResponse): void {
  const { status, head, body, ms } = response;
  if (status === 0) throw new Error('no response');
  if (status >= 500) throw new Error(`${head}\n\n${body.slice(0, 500)}`);
  if (ms > maxMs) throw new Error(`responded after ${Math.round(ms)} ms`);
  const leak = forbiddenTo(as).find((word) => body.includes(word) || head.includes(word));
  if (leak) throw new Error(`${as} was shown ${leak}: ${around(body, leak)}`);
}

const around = (body: string, word: string) =>
  body.slice(Math.max(0, body.indexOf(word) - 200), body.indexOf(word) + 100);

export async function play(
  target: Target,
  { name, share, run }: Group,
  { seed, batches }: { seed: number; batches: number },
): Promise<Row> {
  const row: Row = { group: name, sent: 0, responses: {}, slowest: 0 };
  const count: Count = ({ status, ms }) => {
    const kind = String(Math.floor(status / 100));
    row.sent += 1;
    row.responses[kind] = (row.responses[kind] ?? 0) + 1;
    row.slowest = Math.max(row.slowest, ms);
  };
  const lengthBefore = target.product.output().length;
  const numRuns = Math.max(1, Math.round((batches * share) / 1000));
  const failure = await run(target, count, { seed, numRuns });
  const log = findErrors(target.product.output().slice(lengthBefore));
  if (failure || log) row.failure = [failure, log && `logged: ${log.slice(0, 3000)}`].join('\n');
  return row;
}
