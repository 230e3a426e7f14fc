import type { SupabaseClient } from '@supabase/supabase-js';
import { TOTP } from 'otpauth';
import { beforeEach } from 'vitest';
import type { AnyRow } from '../../../fixtures/any-row.ts';
import { password } from '../../../fixtures/auth/auth-server.ts';
import { prepareAuthServer } from '../../../fixtures/prepare-server.ts';

// Changes to an account write an audit entry and send a mail to its owner.

/** An account, the events of it in the audit log, and the mails to its owner. */
export function prepareNotices() {
  const owner = {} as { email: string; id: string; client: SupabaseClient };
  const server = prepareAuthServer({ trustedProxies: 1 });
  let number = 0;

  beforeEach(async () => {
    number += 1;
    owner.email = `owner${number}@people.example`;
    const created = await server.admin.auth.admin.createUser({
      email: owner.email,
      password,
      email_confirm: true,
      user_metadata: { language: 'sv' },
    });
    owner.id = created.data.user?.id ?? '';
    owner.client = server.client();
    await owner.client.auth.signInWithPassword({ email: owner.email, password });
  });

  async function events() {
    const { rows } = await server.database.query<AnyRow>(
      `select action, actor_id = row_id::uuid as by_owner, actor_role, changed_columns from public.audit_log
     where table_name = 'accounts' and row_id = $1 order by id`,
      [owner.id],
    );
    return rows.map(({ action, by_owner, actor_role, changed_columns }) =>
      [action, ...changed_columns, by_owner ? 'owner' : actor_role].join(' '),
    );
  }

  async function notices(to = owner.email) {
    return (await server.mails(to)).map(({ template, language }) => `${template} ${language}`);
  }

  async function enrol() {
    const { data } = await owner.client.auth.mfa.enroll({ factorType: 'totp' });
    const factorId = data?.id ?? '';
    const code = new TOTP({ secret: data?.totp.secret }).generate();
    await owner.client.auth.mfa.challengeAndVerify({ factorId, code });
    return factorId;
  }

  return { owner, server, number, events, notices, enrol };
}
