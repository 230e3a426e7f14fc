import { describe, expect, it } from 'vitest';
import { password } from '../../../fixtures/auth/auth-server.ts';
import { fragmentOf, prepareLinkedIn, provider } from '../../../fixtures/auth/linkedin.ts';
import { Browser } from '../../../fixtures/site/browser.ts';

// Anyone can enter another person's address at an identity provider that does not verify it. That must not prepare a
// way into the account which the owner of the address uses later.

const ways = ['code', 'signup', 'recovery', 'button', 'invitation', 'admin link'];
const kinds = ['now', 'earlier'] as const;
const emailOf = (kind: string, way: string) => `${kind}.${way.replace(' ', '.')}@people.example`;
const subOf = (kind: string, way: string) => `attacker ${kind} ${way}`;

const unverified = { given_name: 'Mallory', family_name: 'Ek', email_verified: 'false' };
const attackers = kinds.flatMap((kind) =>
  ways.map((way) => ({ ...unverified, sub: subOf(kind, way), email: emailOf(kind, way) })),
);
const invited = { ...unverified, email: 'invited@people.example' };
const { server, signIn } = prepareLinkedIn([
  ...attackers,
  { ...invited, sub: 'attacker of the invited' },
  { ...invited, sub: 'invited' },
]);

/** Creates the account as earlier releases did when its address was not verified. */
async function createEarlier(email: string, sub: string) {
  await server.database.query(
    `with account as (
       insert into auth.users (email, raw_app_meta_data, raw_user_meta_data)
       values ($1, $2, '{"name": "Attacker"}') returning id
     )
     insert into auth.identities (user_id, provider, provider_id, identity_data)
     select id, $3, $4, jsonb_build_object('sub', $4::text, 'email', $1::text) from account`,
    [email, { provider, providers: [provider] }, provider, sub],
  );
}

/** Confirms the address in each way that its owner can. */
async function confirmAsOwner(way: string, email: string) {
  const { auth } = server.client();
  const admin = server.admin.auth.admin;
  if (way === 'code') await auth.signInWithOtp({ email });
  if (way === 'signup') await auth.signUp({ email, password });
  if (way === 'recovery') await auth.resetPasswordForEmail(email);
  if (way === 'button') await auth.resend({ type: 'signup', email });
  if (way === 'invitation') await admin.inviteUserByEmail(email, { data: { name: 'Owner' } });
  const type = ({ recovery: 'recovery', invitation: 'invite' } as const)[way] ?? 'email';
  const generated =
    way === 'admin link' && (await admin.generateLink({ type: 'signup', email, password }));
  const token_hash = generated
    ? generated.data.properties?.hashed_token
    : (await server.lastMail(email)).token;
  const { data, error } = await auth.verifyOtp({ token_hash: token_hash ?? '', type });
  if (error) throw error;
  return data.user;
}

describe.each(kinds)('an identity with an unverified address that signed in %s', (kind) => {
  it.each(ways)('cannot sign in to the account after the owner used: %s', async (way) => {
    const [email, sub] = [emailOf(kind, way), subOf(kind, way)];
    if (kind === 'earlier') await createEarlier(email, sub);
    else expect((await signIn(sub)).rest.error_code).toBe('provider_email_needs_verification');

    const user = await confirmAsOwner(way, email);
    expect(user?.email).toBe(email);
    expect(user?.identities?.map((identity) => identity.provider)).toEqual(['email']);
    expect(user?.app_metadata).toEqual({ provider: 'email', providers: ['email'] });
    expect(user?.user_metadata.name).toBe(way === 'invitation' ? 'Owner' : undefined);

    const attacker = await signIn(sub);
    expect(attacker.user).toBeUndefined();
    expect(attacker.rest.error_code).toBe('provider_email_needs_verification');
  });
});

it('is removed when the owner accepts an invitation with an identity', async () => {
  const { email } = invited;
  await createEarlier(email, 'attacker of the invited');
  // The identity was linked after the invitation, as earlier releases allowed.
  await server.database.query('update auth.users set invited_at = now() where email = $1', [email]);
  const { data } = await server.admin.auth.admin.generateLink({ type: 'invite', email });
  await server.database.query(
    `insert into auth.identities (user_id, provider, provider_id, identity_data)
     select id, $2, $3, '{}' from auth.users where email = $1`,
    [email, provider, 'attacker of the invited'],
  );
  const query = new URLSearchParams({
    provider,
    login_hint: 'invited',
    invite_token: data.properties?.hashed_token ?? '',
  });
  const { url } = await new Browser().visit(`${server.url}/auth/v1/authorize?${query}`);
  const { access_token = '' } = fragmentOf(url);
  const { data: accepted } = await server.client().auth.getUser(access_token);
  const identities = accepted.user?.identities?.map(({ provider: of, id }) => [of, id]);
  expect(identities?.sort()).toEqual([
    ['email', accepted.user?.id],
    [provider, 'invited'],
  ]);
  expect((await signIn('attacker of the invited')).user).toBeUndefined();
});
