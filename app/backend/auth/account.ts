import type { Language } from '../../../domain/language.ts';
import type { BrowserClient } from '../browser-client.ts';
import { updateStaffProfile } from '../staff-access.ts';
import { unwrap } from '../unwrap.ts';
import type { Session } from './auth-context.ts';
import { callAuth } from './call-auth.ts';

export type NewAccount = { name: string; email: string; password: string; language: Language };

/** A session where addresses count as confirmed at once; else null, and a mail is on its way. */
export async function signUpAsStaff(
  client: BrowserClient,
  { name, email, password, language }: NewAccount,
): Promise<Session | null> {
  const options = {
    // The account waits for a role because of this; it decides nothing else.
    data: { account: 'staff', name, language },
    emailRedirectTo: addressOf('/admin/signup', language),
  };
  const { session } = await unwrap(client.auth.signUp({ email, password, options }));
  return session;
}

export async function resendConfirmation(
  client: BrowserClient,
  email: string,
  language: Language,
): Promise<void> {
  const options = { emailRedirectTo: addressOf('/admin/signup', language) };
  await unwrap(client.auth.resend({ type: 'signup', email, options }));
}

export async function acceptInvitation(
  client: BrowserClient,
  userId: string,
  { name, password, language }: Omit<NewAccount, 'email'>,
): Promise<void> {
  await updateStaffProfile(client, userId, { name, language });
  const data = { name, language, accepted: true };
  await unwrap(client.auth.updateUser({ password, data }));
}

export type PasswordChange = { password: string; currentPassword?: string; code?: string };

export async function changePassword(
  client: BrowserClient,
  { password, currentPassword, code }: PasswordChange,
): Promise<void> {
  await unwrap(
    client.auth.updateUser({ password, current_password: currentPassword, nonce: code }),
  );
}

/** Stands in for a recent sign-in before a change of second factors. */
export async function proveIdentity(
  client: BrowserClient,
  { currentPassword, code }: Pick<PasswordChange, 'currentPassword' | 'code'>,
): Promise<void> {
  const body = { current_password: currentPassword, nonce: code };
  await callAuth(client, '/reauthenticate', 'POST', body);
}

/** Mails the code that proves to be the owner, where there is no password or it does not suffice. */
export async function mailPasswordCode(client: BrowserClient): Promise<void> {
  await unwrap(client.auth.reauthenticate());
}

export async function changeEmail(
  client: BrowserClient,
  email: string,
  language: Language,
): Promise<void> {
  const options = { emailRedirectTo: addressOf('/admin/profile', language) };
  await unwrap(client.auth.updateUser({ email }, options));
}

/** Always with its language: the mail is written in it, and the link leads back to it. */
function addressOf(path: string, language: Language): string {
  return `${window.location.origin}${path}?lang=${language}`;
}
