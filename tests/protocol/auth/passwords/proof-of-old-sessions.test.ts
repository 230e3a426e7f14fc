import { describe, expect, it } from 'vitest';

// Somebody finds a session that was left open. They must not be able to take over the account with it: a change of
// password, factors or identities needs proof that the person is the owner.
import { prepareProof } from './prepare-proof.ts';

const {
  rejected,
  signIn,
  age,
  verifyFactor,
  addFactor,
  request,
  createRecoveryCodes,
  changePassword,
} = prepareProof();

describe('an old session', () => {
  it('cannot enrol a factor, and so cannot change the password', async () => {
    const client = await signIn();
    await age();
    expect((await changePassword(client)).error).toMatchObject(rejected);
    expect((await client.auth.mfa.enroll({ factorType: 'totp' })).error).toMatchObject(rejected);
    expect((await client.auth.mfa.listFactors()).data?.all).toEqual([]);
  });

  it('with a second factor cannot create codes, or add or remove a factor', async () => {
    const client = await signIn();
    const { factorId } = await addFactor(client);
    await age();
    expect(await createRecoveryCodes(client)).toMatchObject(rejected);
    expect((await client.auth.mfa.enroll({ factorType: 'totp' })).error).toMatchObject(rejected);
    expect((await client.auth.mfa.unenroll({ factorId })).error).toMatchObject(rejected);
    expect((await client.auth.mfa.listFactors()).data?.totp).toHaveLength(1);
  });

  it('can cancel an unfinished enrolment', async () => {
    const client = await signIn();
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
    await age();
    expect((await client.auth.mfa.unenroll({ factorId: data?.id ?? '' })).error).toBeNull();
  });

  it('cannot link an identity', async () => {
    const client = await signIn();
    await age();
    const path = '/user/identities/authorize?provider=linkedin_oidc';
    expect(await request(client, 'GET', path)).toMatchObject(rejected);
    const linking = { provider: 'linkedin_oidc', id_token: 'x', link_identity: true };
    expect(await request(client, 'POST', '/token?grant_type=id_token', linking)).toMatchObject(
      rejected,
    );
  });

  it('does not accept as proof a factor or recovery code that it created itself', async () => {
    const client = await signIn();
    const { factorId, createCode } = await addFactor(client);
    const { codes } = await createRecoveryCodes(client);
    await age();
    for (const ownCode of [createCode(), codes[0]]) {
      await verifyFactor(client, factorId, ownCode);
      expect((await changePassword(client)).error).toMatchObject(rejected);
      expect(await createRecoveryCodes(client)).toMatchObject(rejected);
    }
  });

  it('accepts as proof a factor or recovery code of an earlier session', async () => {
    const first = await signIn();
    const { factorId, createCode } = await addFactor(first);
    const { codes } = await createRecoveryCodes(first);
    for (const earlierCode of [codes[0], createCode()]) {
      const client = await signIn();
      await verifyFactor(client, factorId, createCode());
      await age();
      expect(await createRecoveryCodes(client)).toMatchObject(rejected);
      await verifyFactor(client, factorId, earlierCode);
      await addFactor(client, `Tablet ${earlierCode}`);
    }
  });
});
