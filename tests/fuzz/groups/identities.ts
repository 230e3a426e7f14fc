import fc from 'fast-check';
import * as hostile from '../hostile.ts';
import { check, type Group, judge, send } from '../play.ts';

// ID tokens that the identity provider has signed, with claims that no honest provider sends.

const claims = fc.record(
  {
    sub: hostile.text,
    email: fc.oneof(
      hostile.value,
      hostile.text.map((text) => `Ada.Fuzz@example.com${text}`),
    ),
    email_verified: fc.oneof(fc.constantFrom<unknown>(true, 'true', 'false', null), hostile.value),
    name: hostile.value,
    given_name: hostile.value,
    family_name: hostile.value,
    picture: hostile.value,
    locale: hostile.value,
  },
  { requiredKeys: ['email', 'email_verified'] },
);

const run: Group['run'] = (target, count, length) =>
  check(target, fc.array(claims, { minLength: 1, maxLength: 4 }), length, async (identities) => {
    await Promise.all(
      identities.map(async (identity) => {
        const id_token = await target.identityProvider.signIdToken('member', identity);
        const response = await send(target, {
          as: 'anon',
          method: 'POST',
          path: '/auth/v1/token?grant_type=id_token',
          headers: [['content-type', 'application/json']],
          body: JSON.stringify({ provider: 'linkedin_oidc', id_token }),
        });
        count(response);
        judge({ as: 'anon' }, response);
      }),
    );
    await requireTidyAccounts(target);
  });

/** One account per address whatever its spelling, one per subject, and no metadata larger than a token may be. */
async function requireTidyAccounts({ database }: Parameters<Group['run']>[0]): Promise<void> {
  const { rows } = await database.query<{ email: string }>(
    `select email from auth.users where email <> lower(btrim(email))
       or octet_length(raw_user_meta_data::text) > 5000
         and exists (select from auth.identities where user_id = users.id and provider = 'linkedin_oidc')
     union all select provider_id from auth.identities where provider_id <> btrim(provider_id) or provider_id = ''`,
  );
  if (rows.length > 0) throw new Error(`untidy account: ${JSON.stringify(rows[0])}`);
}

export const identities: Group[] = [{ name: 'auth: identity provider', share: 30, run }];
