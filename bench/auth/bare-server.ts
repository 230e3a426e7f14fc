import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { generateKeyPair, jwtVerify, SignJWT } from 'jose';
import pg from 'pg';
import { verifyPassword } from '../../server/auth/passwords/passwords.ts';

// The minimum for the same responses from the same tables: password verification, one statement, a
// signature. No limit on guesses, no bans, no session expiry, no reuse detection.

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const { privateKey, publicKey } = await generateKeyPair('ES256');
const verified = new Map<string, { sub: string; session_id: string }>();

const user = `to_jsonb(u) - 'encrypted_password' || jsonb_build_object('identities',
  (select coalesce(jsonb_agg(i), '[]') from auth.identities as i where i.user_id = u.id)) as user`;

const statements = {
  find: `select id, encrypted_password from auth.users as u
    where lower(email) = $1 and not is_sso_user and deleted_at is null`,
  signIn: `with session as (
      insert into auth.sessions (user_id) values ($1) returning id
    ), method as (
      insert into auth.mfa_amr_claims (session_id, authentication_method) select id, 'password' from session
    ), token as (
      insert into auth.refresh_tokens (session_id, user_id, token_hash) select id, $1, $2 from session
    ), u as (
      update auth.users set last_sign_in_at = now(), updated_at = now() where id = $1 returning *
    )
    select session.id as session_id, ${user} from session, u`,
  refresh: `with used as (
      update auth.refresh_tokens set revoked_at = now(), updated_at = now()
      where token_hash = $1 and revoked_at is null returning id, session_id, user_id
    ), next as (
      insert into auth.refresh_tokens (session_id, user_id, parent_id, token_hash)
      select session_id, user_id, id, $2 from used
    ), renewed as (
      update auth.sessions as s set refreshed_at = now(), updated_at = now() from used where s.id = used.session_id
    )
    select used.session_id, ${user} from used join auth.users as u on u.id = used.user_id`,
  user: `select ${user} from auth.users as u
    join auth.sessions as s on s.user_id = u.id where u.id = $1 and s.id = $2`,
};

async function run(name: keyof typeof statements, values: string[]) {
  const { rows } = await pool.query({ name, text: statements[name], values });
  if (!rows[0]) throw new Error('refused');
  return rows[0];
}

async function answer(incoming: IncomingMessage): Promise<unknown> {
  const { url = '', headers } = incoming;
  if (url === '/auth/v1/user') {
    const { sub, session_id } = await identify(headers.authorization ?? '');
    return (await run('user', [sub, session_id])).user;
  }
  const body = (await json(incoming)) as Record<string, string>;
  const next = randomBytes(32).toString('base64url');
  if (url.endsWith('=refresh_token')) {
    return render(await run('refresh', [hash(body.refresh_token ?? ''), hash(next)]), next);
  }
  const { id, encrypted_password } = await run('find', [body.email ?? '']);
  if (!(await verifyPassword(body.password ?? '', encrypted_password))) throw new Error('refused');
  return render(await run('signIn', [id, hash(next)]), next);
}

async function render(row: { session_id: string; user: { id: string } }, refreshToken: string) {
  const claims = { sub: row.user.id, session_id: row.session_id, role: 'authenticated' };
  const accessToken = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256' })
    .setExpirationTime('1 hour')
    .sign(privateKey);
  return { access_token: accessToken, refresh_token: refreshToken, user: row.user };
}

async function identify(authorization: string) {
  const known = verified.get(authorization);
  if (known) return known;
  const token = authorization.slice('Bearer '.length);
  const { payload } = await jwtVerify<{ sub: string; session_id: string }>(token, publicKey);
  verified.set(authorization, payload);
  return payload;
}

const hash = (token: string) => createHash('sha256').update(token).digest('hex');

const server = createServer((incoming, response) => {
  answer(incoming).then(
    (body) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(body));
    },
    (error) => response.writeHead(400).end(String(error)),
  );
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
