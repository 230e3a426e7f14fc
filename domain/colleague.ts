import { z } from 'zod';
import { email, requiredText, uuid } from './form-field.ts';
import { languages } from './language.ts';

export const staffRoles = ['admin', 'recruiter', 'editor'] as const;

/** Somebody who is asked to join; asking again mails a new link. */
export const invitedColleague = z.object({
  email,
  name: requiredText(120),
  role: z.enum(staffRoles, 'choice_invalid'),
  language: z.enum(languages, 'choice_invalid'),
});

/** What an administrator does with the account of a colleague. */
export const staffAccountCall = z.discriminatedUnion('action', [
  z.object({ action: z.literal('list_sessions'), user_id: uuid }),
  z.object({ action: z.literal('end_session'), user_id: uuid, session_id: uuid }),
  z.object({ action: z.literal('end_sessions'), user_id: uuid }),
  z.object({ action: z.literal('reset_second_factor'), user_id: uuid }),
  z.object({ action: z.literal('remove'), user_id: uuid }),
]);

export type InvitedColleague = z.infer<typeof invitedColleague>;
export type StaffAccountCall = z.infer<typeof staffAccountCall>;
