import { z } from 'zod';

const changesItem = z.looseObject({
  event: z.string().transform((event) => event.toUpperCase()),
  schema: z.string().max(200).optional(),
  table: z.string().max(200).optional(),
  filter: z.string().max(20_000).nullish(),
  select: z.array(z.string().max(200)).max(1_600).nullish(),
});

// Clients of many versions connect, so missing or invalid fields get their defaults.
const joinPayload = z.object({
  access_token: z.string().nullish().catch(undefined),
  config: z
    .object({
      broadcast: z
        .object({ ack: z.boolean().catch(false), self: z.boolean().catch(false) })
        .catch({ ack: false, self: false }),
      presence: z
        .object({ key: z.string().max(1_024).catch(''), enabled: z.boolean().catch(false) })
        .catch({ key: '', enabled: false }),
      postgres_changes: z.array(changesItem).max(100).nullish(),
      postgres_changes_options: z
        .object({
          wait: z.boolean().catch(false),
          // Our own: asks how long ago the tables changed.
          last_change: z.boolean().catch(false),
        })
        .nullish()
        .catch(undefined),
      private: z.boolean().catch(false),
    })
    .default({
      broadcast: { ack: false, self: false },
      presence: { key: '', enabled: false },
      private: false,
    }),
});

export type JoinPayload = z.infer<typeof joinPayload>;
export type JoinConfig = JoinPayload['config'];

export function parseJoin(payload: unknown): JoinPayload | undefined {
  return joinPayload.safeParse(payload).data;
}
