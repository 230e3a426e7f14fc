import { beforeAll, expect, it } from 'vitest';
import { cast, errorOf, insertDocument, must, onEachStore } from '../world.ts';
import { hour, pdf, signedCvs } from './signed-cvs.ts';

onEachStore('a signed URL and its signer', (world) => {
  const { query, cvsOf } = signedCvs(world);

  const codeOf = async (url: string) => {
    const response = await fetch(url);
    return response.ok ? 'sent' : (await response.json()).code;
  };

  /** In the folder of a client of the recruiter. */
  let upload: string;

  beforeAll(async () => {
    must(await world.service.storage.from('cvs').upload('ada.pdf', pdf));
    await insertDocument(world, 'ada.pdf', 'Ada Secret.pdf');
    const { rows } = await query(
      `insert into public.clients (name) values ('Ullverket') returning id`,
    );
    const client = rows[0].id;
    await query('update public.client_details set owner_id = $2 where client_id = $1', [
      ...[client, cast.rasmus.id],
    ]);
    upload = `${client}/later.pdf`;
  });

  it('is valid for an hour at most, however a user signs it', async () => {
    const { cvs, contracts } = await cvsOf(cast.rasmus);
    must(await cvs.createSignedUrl('ada.pdf', hour));
    const rejected = {
      statusCode: '400',
      status: 400,
      message: 'expiresIn: at most 3600 seconds, unless the service key signs',
    };
    expect(errorOf(await cvs.createSignedUrl('ada.pdf', hour + 1))).toEqual(rejected);
    expect(errorOf(await cvs.createSignedUrls(['ada.pdf'], hour + 1))).toEqual(rejected);

    const { token } = must(await contracts.createSignedUploadUrl(upload));
    const claims = await world.keys.verify(token);
    expect(Number(claims.exp) - Number(claims.iat)).toBe(hour);
  });

  it('of the service key has any requested lifetime', async () => {
    const cvs = world.service.storage.from('cvs');
    const { signedUrl } = must(await cvs.createSignedUrl('ada.pdf', 365 * 24 * hour));
    expect(await codeOf(signedUrl)).toBe('sent');
  });

  it('ends with the session that signed it', async () => {
    const { cvs, contracts, session } = await cvsOf(cast.rasmus);
    const { signedUrl } = must(await cvs.createSignedUrl('ada.pdf', hour));
    const { token } = must(await contracts.createSignedUploadUrl(upload));
    expect(await codeOf(signedUrl)).toBe('sent');
    await query('delete from auth.sessions where id = $1', [session]);
    expect(await codeOf(signedUrl)).toBe('AccessDenied');
    const uploadedLater = await world.anonymous.storage
      .from('contracts')
      .uploadToSignedUrl(upload, token, pdf);
    expect(errorOf(uploadedLater).statusCode).toBe('403');
  });

  it('cannot be created with the token of a session that has ended', async () => {
    const { cvs, contracts, session } = await cvsOf(cast.rasmus);
    must(await cvs.createSignedUrl('ada.pdf', hour));
    await query('delete from auth.sessions where id = $1', [session]);
    const ended = {
      message: 'The session of the JWT has ended',
      status: 401,
      statusCode: '401',
    };
    await expect
      .poll(async () => errorOf(await cvs.createSignedUrl('ada.pdf', hour)))
      .toEqual(ended);
    expect(errorOf(await contracts.upload(upload, pdf))).toEqual(ended);
  });

  it('is invalid while the account is banned', async () => {
    const { cvs } = await cvsOf(cast.rasmus);
    const { signedUrl } = must(await cvs.createSignedUrl('ada.pdf', hour));
    const ban = (until: string) =>
      query(`update auth.users set banned_until = ${until} where id = $1`, [cast.rasmus.id]);
    await ban(`now() + interval '1 hour'`);
    expect(await codeOf(signedUrl)).toBe('AccessDenied');
    await ban('null');
    expect(await codeOf(signedUrl)).toBe('sent');
  });

  it('ends when the colleague is disabled or loses the role', async () => {
    const { cvs, contracts } = await cvsOf(cast.rasmus);
    const { signedUrl } = must(await cvs.createSignedUrl('ada.pdf', hour));
    const { token } = must(await contracts.createSignedUploadUrl(upload));
    for (const change of [`state = 'disabled'`, `role = 'editor'`]) {
      await query(`update public.staff_profiles set ${change} where user_id = $1`, [
        cast.rasmus.id,
      ]);
      expect(await codeOf(signedUrl), change).toBe('NoSuchKey');
      const uploadedLater = await world.anonymous.storage
        .from('contracts')
        .uploadToSignedUrl(upload, token, pdf);
      expect(errorOf(uploadedLater).statusCode, change).toBe('403');
      await query(
        `update public.staff_profiles set state = 'active', role = 'recruiter' where user_id = $1`,
        [cast.rasmus.id],
      );
    }
    expect(await codeOf(signedUrl)).toBe('sent');
  });

  it('without a signer is rejected', async () => {
    const claims = { url: 'cvs/ada.pdf', scope: 'download' };
    const token = await world.keys.sign(claims, hour);
    const url = `${world.url}/storage/v1/object/sign/cvs/ada.pdf?token=${token}`;
    expect(await codeOf(url)).toBe('InvalidSignature');
  });
});
