import { z } from 'zod';

/** Longer than any name in PostgreSQL. */
const maxNameLength = 200;
const maxFilterLength = 20_000;
/** A table of PostgreSQL has no more columns. */
const maxColumns = 1_600;
const maxBindings = 100;
const maxPresenceKeyLength = 1_024;

const changesItem = z.looseObject({
  event: z.string().transform((event) => event.toUpperCase()),
  schema: z.string().max(maxNameLength).optional(),
  table: z.string().max(maxNameLength).optional(),
  filter: z.string().max(maxFilterLength).nullish(),
  select: z.array(z.string().max(maxNameLength)).max(maxColumns).nullish(),
});

/** Some clients send booleans as text. */
const flag = z.union([z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false'] })]);
const off = flag.catch(false);
const defaultBroadcast = { ack: false, self: false, replication_ready: false };
// Clients without this option expect presence.
const defaultPresence = { key: '', enabled: true };

// Clients of many versions connect, so missing or invalid fields get their defaults.
const joinPayload = z.object({
  access_token: z.string().nullish().catch(undefined),
  // Clients before version 2 send the token under this name.
  user_token: z.string().nullish().catch(undefined),
  config: z
    .object({
      broadcast: z
        .object({ ack: off, self: off, replication_ready: off, replay: z.unknown().optional() })
        .catch(defaultBroadcast),
      presence: z
        .object({ key: z.string().max(maxPresenceKeyLength).catch(''), enabled: flag.catch(true) })
        .catch(defaultPresence),
      postgres_changes: z.array(changesItem).max(maxBindings).nullish(),
      postgres_changes_options: z
        .object({
          wait: off,
          // An extension of the protocol: the client asks how long ago the tables changed.
          last_change: off,
        })
        .nullish()
        .catch(undefined),
      private: off,
    })
    .default({ broadcast: defaultBroadcast, presence: defaultPresence, private: false }),
});

export type JoinPayload = z.infer<typeof joinPayload>;
export type JoinConfig = JoinPayload['config'];

export function parseJoin(payload: unknown): JoinPayload | undefined {
  return joinPayload.safeParse(payload).data;
}
