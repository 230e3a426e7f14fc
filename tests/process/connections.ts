import { Agent, type RequestOptions, request } from 'node:http';
import type { RealtimeChannel } from '@supabase/supabase-js';
import { freshAddress } from '../fixtures/fresh-address.ts';

// These connections of clients outlive the process to which they were opened.

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
