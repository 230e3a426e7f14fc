import type { SupabaseClient } from '@supabase/supabase-js';
import type { Authenticator, Deviations } from '../../../fixtures/auth/authenticator.ts';

/** Adds a passkey of a device to the account of a client. */
export async function register(
  { auth }: SupabaseClient,
  device: Authenticator,
  deviations?: Deviations,
) {
  const { data, error } = await auth.passkey.startRegistration();
  if (error) throw error;
  const credential = device.create(data.options, deviations);
  return auth.passkey.verifyRegistration({ challengeId: data.challenge_id, credential });
}

/** Asks for a challenge without naming an account. */
export async function start({ auth }: SupabaseClient) {
  const { data, error } = await auth.passkey.startAuthentication();
  if (error) throw error;
  return data;
}

/** Signs a visitor in with the passkey of a device. */
export async function signIn(
  visitor: SupabaseClient,
  device: Authenticator,
  deviations?: Deviations,
) {
  const { challenge_id: challengeId, options } = await start(visitor);
  const credential = device.get(options, deviations);
  const result = await visitor.auth.passkey.verifyAuthentication({ challengeId, credential });
  return { ...result, client: visitor };
}
