import { Agent, type RequestOptions, request } from 'node:http';
import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../domain/database.types.ts';
import { freshAddress } from '../fixtures/fresh-address.ts';
import { until } from '../fixtures/until.ts';

// These connections of clients outlive the process to which they were opened.

export type Client = SupabaseClient<Database>;

export function joinChannel(channel: RealtimeChannel): Promise<RealtimeChannel> {
  return new Promise((resolve, reject) => {
    channel.subscribe((state, error) => {
      if (state === 'SUBSCRIBED') resolve(channel);
      else if (error) reject(error);
    });
  });
}

/** Returns a function that requests the URL over one connection until the server closes it, and returns the status or the error. */
export function reuseConnection(
  url: string,
  options: RequestOptions,
): () => Promise<number | string> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return () =>
    new Promise((resolve) => {
      // A single client would soon get the same link repeatedly, and nothing would be written.
      const headers = { ...options.headers, 'x-forwarded-for': freshAddress() };
      const outgoing = request(url, { ...options, headers, agent }, (response) => {
        response.on('error', (error) => resolve(error.message));
        response.on('end', () => resolve(response.statusCode ?? 0)).resume();
      });
      outgoing.on('error', (error) => resolve(error.message)).end();
    });
}

export async function moveJob(client: Client, slug: string, location: string): Promise<void> {
  await client.from('jobs').update({ location }).eq('slug', slug).throwOnError();
}

/** A live connection that ends with its process and reconnects by itself. */
export async function followJobs(
  client: Client,
  slug: string,
): Promise<{ receivesAgain: () => Promise<void> }> {
  const received = new Set<string>();
  const channel = client
    .channel('followed')
    .on('postgres_changes', { event: 'UPDATE', schema: 'public', table: 'jobs' }, (change) =>
      received.add(change.new.location),
    );
  await joinChannel(channel);
  return {
    async receivesAgain() {
      let turn = 0;
      received.clear();
      await until(async () => {
        await moveJob(client, slug, `Place ${turn++}`);
        return received.size > 0;
      });
      await client.removeAllChannels();
    },
  };
}
