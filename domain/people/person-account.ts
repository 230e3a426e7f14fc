import { z } from 'zod';
import { uuid } from '../forms/form-field.ts';

/** Actions of an administrator on the account of a visitor or a contact of a client. */
export const personAccountCall = z.discriminatedUnion('action', [
  z.object({ action: z.literal('list_passkeys'), person_id: uuid }),
  z.object({ action: z.literal('remove_passkey'), person_id: uuid, passkey_id: uuid }),
]);

export type PersonAccountCall = z.infer<typeof personAccountCall>;
