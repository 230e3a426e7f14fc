import type { Language } from '../../../domain/language.ts';
import { BackendError, readFailure } from '../backend-error.ts';
import type { BrowserClient } from '../browser-client.ts';
import { callFunction } from '../call-function.ts';
import { updateStaffProfile } from '../staff-access.ts';
import { unwrap } from '../unwrap.ts';
import type { Session } from './auth-context.ts';
import { callAuth } from './call-auth.ts';

type NewAccount = { name: string; email: string; password: string; language: Language };

/** Returns a session if emails need no confirmation; otherwise null, and a confirmation is sent. */
export async function signUpAsStaff(
  client: BrowserClient,
  { name, email, password, language }: NewAccount,
): Promise<Session | null> {
  const options = {
    // Puts the account on the list of people waiting for a role; it grants nothing.
    data: { account: 'staff', name, language },
    emailRedirectTo: redirectUrl('/admin/signup', language),
  };
  const { session } = await unwrap(client.auth.signUp({ email, password, options }));
  return session;
}

export async function resendConfirmation(
  client: BrowserClient,
  email: string,
  language: Language,
): Promise<void> {
  const options = { emailRedirectTo: redirectUrl('/admin/signup', language) };
  await unwrap(client.auth.resend({ type: 'signup', email, options }));
}

/** Confirms the address of a new account with the code of the email, which opens a session. */
export async function confirmWithCode(
  client: BrowserClient,
  email: string,
  code: string,
): Promise<void> {
  await unwrap(client.auth.verifyOtp({ email, token: code, type: 'signup' }));
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

type PasswordChange = { password: string; currentPassword?: string; code?: string };

export async function changePassword(
  client: BrowserClient,
  { password, currentPassword, code }: PasswordChange,
): Promise<void> {
  await unwrap(
    client.auth.updateUser({ password, current_password: currentPassword, nonce: code }),
  );
}

/**
 * Proves with the password that the owner is present. The server requires it before a change of second factors if the
 * sign-in is not recent.
 */
export async function proveIdentity(
  client: BrowserClient,
  { currentPassword, code }: Pick<PasswordChange, 'currentPassword' | 'code'>,
): Promise<void> {
  const body = { current_password: currentPassword, nonce: code };
  await callAuth(client, '/reauthenticate', 'POST', body);
}

/** Emails a code that proves ownership, for accounts without a password or if it does not suffice. */
export async function mailPasswordCode(client: BrowserClient): Promise<void> {
  await unwrap(client.auth.reauthenticate());
}

export async function changeEmail(
  client: BrowserClient,
  email: string,
  language: Language,
): Promise<void> {
  const options = { emailRedirectTo: redirectUrl('/admin/profile', language) };
  await unwrap(client.auth.updateUser({ email }, options));
}

/** The mail is written in the given language, which may be another than the browser's. */
export async function sendPasswordReset(
  client: BrowserClient,
  email: string,
  language: Language,
): Promise<void> {
  const headers = { 'accept-language': language };
  const response = await callFunction<unknown>(
    client,
    'send-password-reset',
    { email },
    undefined,
    headers,
  );
  // A successful response may still carry an error.
  if (
    typeof response !== 'object' ||
    response === null ||
    !('error' in response) ||
    !response.error
  )
    return;
  const failure = readFailure(response);
  if (failure) throw new BackendError(failure);
}

/** The server writes the email in the language of this URL. */
function redirectUrl(path: string, language: Language): string {
  return `${window.location.origin}${path}?lang=${language}`;
}
