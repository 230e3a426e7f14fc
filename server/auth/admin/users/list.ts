import type { Auth, Endpoint } from '../../context.ts';
import { invalid } from '../../errors.ts';
import { requireAdmin } from '../../require-user.ts';
import { type Factor, type Identity, renderUser } from '../../users.ts';

const mostPerPage = 1000;

export function listUsers(auth: Auth): Endpoint {
  return async (context) => {
    await requireAdmin(auth, context);
    const page = parseCount(context.req.query('page'), 1, 1_000_000_000);
    const perPage = parseCount(context.req.query('per_page'), 50, mostPerPage);
    const { query } = auth.database;
    const [{ rows: users }, { rows: totals }] = await Promise.all([
      query(
        `select * from auth.users where deleted_at is null
         order by created_at desc, id limit $1 offset $2`,
        [perPage, (page - 1) * perPage],
      ),
      query('select count(*)::int as total from auth.users where deleted_at is null'),
    ]);
    const ids = users.map(({ id }) => id);
    const [identities, factors] = await Promise.all([
      byUser<Identity>(auth, 'identities', ids),
      byUser<Factor>(auth, 'mfa_factors', ids),
    ]);
    const { total } = totals[0];
    context.header('X-Total-Count', String(total));
    const links = renderLinks(page, perPage, Math.max(1, Math.ceil(total / perPage)));
    if (links) context.header('Link', links);
    const rendered = users.map((user) =>
      renderUser(user, identities.get(user.id) ?? [], factors.get(user.id) ?? []),
    );
    return context.json({ users: rendered, aud: 'authenticated' });
  };
}

function parseCount(text: string | undefined, otherwise: number, most: number): number {
  if (!text) return otherwise;
  if (!/^\d{1,9}$/.test(text)) throw invalid('Bad Pagination Parameters');
  return Math.min(most, Math.max(1, Number(text)));
}

/** The client takes the page from right behind the first equals sign, so `page` comes first. */
function renderLinks(page: number, perPage: number, last: number): string {
  const link = (to: number, rel: string) =>
    `</admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`;
  const next = page < last ? [link(page + 1, 'next')] : [];
  return [...next, link(last, 'last')].join(', ');
}

async function byUser<T extends { user_id: string }>(
  { database }: Auth,
  table: 'identities' | 'mfa_factors',
  ids: string[],
): Promise<Map<string, T[]>> {
  const { rows } = await database.query(
    `select * from auth.${table} where user_id = any($1) order by created_at, id`,
    [ids],
  );
  return Map.groupBy(rows as T[], ({ user_id }) => user_id);
}
