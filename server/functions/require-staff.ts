import type { Enums } from '../../domain/database.types.ts';
import { type Language, parseLanguage } from '../../domain/language.ts';
import { JwtError } from '../jwt/jwt-error.ts';
import type { Identity } from '../postgres/request-context.ts';
import type { Call } from './call.ts';
import { FunctionError } from './errors.ts';

export type Staff = {
  id: string;
  role: Enums<'staff_role'>;
  name: string;
  email: string;
  language: Language;
  identity: Identity;
};

/** The calling member of staff; the database decides who is one, a second factor that is owed included. */
export async function requireStaff(call: Call, ...roles: Staff['role'][]): Promise<Staff> {
  const { database } = call.context;
  const identity = await identify(call);
  const asked = await database.withRole(
    identity,
    { text: 'select private.staff_role()::text as role, auth.uid()::text as id' },
    { access: 'read' },
  );
  const { role, id } = (asked.rows[0] ?? {}) as { role?: Staff['role']; id?: string };
  if (!role || !id || !roles.includes(role)) throw new FunctionError('not_allowed');
  const { rows } = await database.query(
    'select name, email, language from public.staff_profiles where user_id = $1',
    [id],
  );
  const { name, email, language } = rows[0];
  return { id, role, name, email, language: parseLanguage(language) ?? 'en', identity };
}

async function identify({ request, context }: Call): Promise<Identity> {
  try {
    return await context.identify(request);
  } catch (error) {
    if (error instanceof JwtError) throw new FunctionError('not_allowed');
    throw error;
  }
}
