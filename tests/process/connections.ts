import { Agent, type RequestOptions, request } from 'node:http';
import type { RealtimeChannel } from '@supabase/supabase-js';
import { freshAddress } from '../fixtures/fresh-address.ts';

// Connections of clients that outlive the process they began with.

export function joined(channel: RealtimeChannel): Promise<RealtimeChannel> {
  return new Promise((resolve, reject) => {
    channel.subscribe((state, error) => {
      if (state === 'SUBSCRIBED') resolve(channel);
      else if (error) reject(error);
    });
  });
}

/** One connection, kept for as long as the other side keeps it. The status, or what went wrong. */
export function keepAsking(url: string, options: RequestOptions): () => Promise<number | string> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return () =>
    new Promise((resolve) => {
      // One client would soon be given the same link again and again, and nothing would be written.
      const headers = { ...options.headers, 'x-forwarded-for': freshAddress() };
      const asked = request(url, { ...options, headers, agent }, (response) => {
        response.on('error', (error) => resolve(error.message));
        response.on('end', () => resolve(response.statusCode ?? 0)).resume();
      });
      asked.on('error', (error) => resolve(error.message)).end();
    });
}
