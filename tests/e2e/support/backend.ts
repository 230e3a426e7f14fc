import { randomUUID } from 'node:crypto';
import { createClient, type Session, type SupabaseClient } from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import { TOTP } from 'otpauth';
import type { Database } from '../../../domain/database.types.ts';
import { hashOnce } from '../../fixtures/auth/hash-once.ts';
import { codeIn, linksIn, readUnsentMail } from '../../fixtures/mail/unsent-mail.ts';
import { dataDir, jwtSecret } from './settings.ts';

// Sets up, through the official client, everything that would be slow on the screen.

export type Role = Database['public']['Enums']['staff_role'];
export type Account = { id: string; name: string; email: string; password: string };

export type Backend = {
  service: SupabaseClient<Database>;
  /** The official client with a session; `send` replaces its fetch. */
  clientOf: (session: Session, send?: typeof fetch) => SupabaseClient<Database>;
  /** Creates a member of staff, waiting for approval unless a role is given. */
  createStaff: (role?: Role, name?: string) => Promise<Account>;
  signIn: (account: Pick<Account, 'email' | 'password'>) => Promise<Session>;
  /** Enrols a second factor; each code is of a later time step than the one before. */
  enrol: (account: Account) => Promise<{ nextCode: () => string }>;
  /** The link in the newest mail of that template. */
  findLink: (email: string, template: string) => Promise<string>;
  /** The code in the newest mail of that template. */
  findCode: (email: string, template: string) => Promise<string>;
};

const password = 'fyra glada alpackor i en hage';
const options = { auth: { persistSession: false, autoRefreshToken: false } };

export const inventEmail = () => `${randomUUID()}@people.example`;

export async function connectBackend(url: string): Promise<Backend> {
  const service = createClient<Database>(url, await signKey('service_role'), options);
  const anonKey = await signKey('anon');

  async function createStaff(role?: Role, name = 'Rasmus Recruiter'): Promise<Account> {
    const account = { name, email: inventEmail(), password };
    const { data, error } = await service.auth.admin.createUser({
      email: account.email,
      password_hash: await hashOnce(password),
      email_confirm: true,
      user_metadata: { account: 'staff', name },
    });
    if (error) throw error;
    const { id } = data.user;
    if (role)
      await service
        .from('staff_profiles')
        .update({ role, state: 'active' })
        .eq('user_id', id)
        .throwOnError();
    return { id, ...account };
  }

  async function signIn({ email, password }: Pick<Account, 'email' | 'password'>) {
    const { auth } = createClient(url, anonKey, options);
    const { data, error } = await auth.signInWithPassword({ email, password });
    if (error) throw error;
    return data.session;
  }

  function clientOf({ access_token }: Session, send = fetch): SupabaseClient<Database> {
    return createClient<Database>(url, anonKey, {
      accessToken: async () => access_token,
      global: { fetch: send },
    });
  }

  async function enrol(account: Account) {
    const { access_token, refresh_token } = await signIn(account);
    const { auth } = createClient(url, anonKey, options);
    await auth.setSession({ access_token, refresh_token });
    const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    if (error) throw error;
    const { secret } = data.totp;
    const verified = await auth.mfa.challengeAndVerify({
      factorId: data.id,
      code: makeCode(secret),
    });
    if (verified.error) throw verified.error;
    return { nextCode: () => makeCode(secret, 1) };
  }

  async function readMail(email: string, template: string): Promise<string> {
    const { data } = await service
      .from('outbox')
      .select('id')
      .eq('to_email', email)
      .eq('template_key', template)
      .order('created_at', { ascending: false })
      .limit(1)
      .single()
      .throwOnError();
    return readUnsentMail(dataDir, data.id);
  }

  async function findLink(email: string, template: string): Promise<string> {
    const [link] = linksIn(await readMail(email, template), url);
    if (!link) throw new Error(`no link in the mail ${template}`);
    return link;
  }

  async function findCode(email: string, template: string): Promise<string> {
    const code = codeIn(await readMail(email, template));
    if (!code) throw new Error(`no code in the mail ${template}`);
    return code;
  }

  return { service, clientOf, createStaff, signIn, enrol, findLink, findCode };
}

/**
 * A code is valid once and the next one must be of a later time step; the server accepts one step
 * ahead.
 */
export function makeCode(secret: string, stepsAhead = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + stepsAhead * 30_000 });
}

function signKey(role: string): Promise<string> {
  return new SignJWT({ role })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime('1 hour')
    .sign(new TextEncoder().encode(jwtSecret));
}
