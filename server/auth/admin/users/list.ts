import { requireRow } from '../../../postgres/query.ts';
import type { Auth, Endpoint } from '../../context.ts';
import { invalid } from '../../errors.ts';
import { requireAdmin } from '../../sessions/require-user.ts';
import { renderUser } from '../../users/render-user.ts';
import type { Factor, Identity, User } from '../../users/users.ts';

const maxPerPage = 1000;

export function listUsers(auth: Auth): Endpoint {
  return async (context) => {
    await requireAdmin(auth, context);
    const page = parseCount(context.req.query('page'), 1, 1_000_000_000);
    const perPage = parseCount(context.req.query('per_page'), 50, maxPerPage);
    const { query } = auth.database;
    const [{ rows: users }, counted] = await Promise.all([
      query<User>(
        `select * from auth.users where deleted_at is null
         order by created_at desc, id limit $1 offset $2`,
        [perPage, (page - 1) * perPage],
      ),
      query<{ total: number }>(
        'select count(*)::int as total from auth.users where deleted_at is null',
      ),
    ]);
    const ids = users.map(({ id }) => id);
    const [identities, factors] = await Promise.all([
      byUser<Identity>(auth, 'identities', ids),
      byUser<Factor>(auth, 'mfa_factors', ids),
    ]);
    const { total } = requireRow(counted);
    context.header('X-Total-Count', String(total));
    const links = renderLinks(page, perPage, Math.max(1, Math.ceil(total / perPage)));
    if (links) context.header('Link', links);
    const renderedUsers = users.map((user) =>
      renderUser({
        user,
        identities: identities.get(user.id) ?? [],
        factors: factors.get(user.id) ?? [],
      }),
    );
    return context.json({ users: renderedUsers, aud: 'authenticated' });
  };
}

function parseCount(text: string | undefined, fallback: number, max: number): number {
  if (!text) return fallback;
  if (!/^\d{1,9}$/.test(text)) throw invalid('Bad Pagination Parameters');
  return Math.min(max, Math.max(1, Number(text)));
}

/** `page` must be the first parameter: the client reads the number after the first equals sign. */
function renderLinks(page: number, perPage: number, last: number): string {
  const link = (to: number, rel: string) =>
    `</admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`;
  const nextLink = page < last ? [link(page + 1, 'next')] : [];
  return [...nextLink, link(last, 'last')].join(', ');
}

async function byUser<T extends { user_id: string }>(
  { database }: Auth,
  table: 'identities' | 'mfa_factors',
  ids: string[],
): Promise<Map<string, T[]>> {
  const { rows } = await database.query<T>(
    `select * from auth.${table} where user_id = any($1) order by created_at, id`,
    [ids],
  );
  return Map.groupBy(rows, ({ user_id }) => user_id);
}
