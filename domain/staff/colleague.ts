import { z } from 'zod';
import { staffRoles } from '../enums.ts';
import { email, requiredText, uuid } from '../forms/form-field.ts';
import { languages } from '../language.ts';
import { maxStaffNameLength } from '../limits.ts';

/** An invitation to join the staff; inviting again mails a new link. */
export const invitedColleague = z.object({
  email,
  name: requiredText(maxStaffNameLength),
  role: z.enum(staffRoles, 'choice_invalid'),
  language: z.enum(languages, 'choice_invalid'),
});

/** Actions of an administrator on the account of a colleague. */
export const staffAccountCall = z.discriminatedUnion('action', [
  z.object({ action: z.literal('list_sessions'), user_id: uuid }),
  z.object({ action: z.literal('end_session'), user_id: uuid, session_id: uuid }),
  z.object({ action: z.literal('end_sessions'), user_id: uuid }),
  z.object({ action: z.literal('list_passkeys'), user_id: uuid }),
  z.object({ action: z.literal('remove_passkey'), user_id: uuid, passkey_id: uuid }),
  z.object({ action: z.literal('reset_second_factor'), user_id: uuid }),
  z.object({ action: z.literal('remove'), user_id: uuid }),
]);

export type InvitedColleague = z.infer<typeof invitedColleague>;
export type StaffAccountCall = z.infer<typeof staffAccountCall>;
