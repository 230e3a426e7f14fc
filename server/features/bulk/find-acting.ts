import { parseLanguage } from '../../../domain/language.ts';
import { actAs } from '../../functions/act-as.ts';
import type { Staff } from '../../functions/require-staff.ts';
import type { Row } from '../../postgres/kysely-types.ts';
import type { Query } from '../../postgres/query.ts';

type Acting = Pick<Row<'bulk_actions'>, 'acting_id' | 'assurance'>;

/** Finds the acting colleague, who must still have one of the roles. The database decides that for each batch. */
export async function findActing(
  query: Query,
  { acting_id: id, assurance }: Acting,
  roles: Staff['role'][],
): Promise<Staff | undefined> {
  if (!id) return undefined;
  const identity = {
    role: 'authenticated',
    claims: { sub: id, role: 'authenticated', aal: assurance },
  };
  await actAs(query, identity);
  const { rows } = await query<
    Pick<Staff, 'name' | 'email' | 'language'> & { role: Staff['role'] | null }
  >(
    `select name, email, language, private.staff_role() as role from public.staff_profiles where user_id = $1`,
    [id],
  );
  const [profile] = rows;
  if (!profile?.role || !roles.includes(profile.role)) return undefined;
  const { name, email, language, role } = profile;
  return { id, role, name, email, language: parseLanguage(language) ?? 'en', identity };
}
