import type { Enums } from '../../domain/database.types.ts';
import { type Language, parseLanguage } from '../../domain/language.ts';
import { JwtError } from '../jwt/jwt-error.ts';
import type { Row } from '../postgres/kysely-types.ts';
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

/** Returns the calling member of staff. The database decides who is staff, including a required second factor. */
async function requireStaff(call: Call, ...roles: Staff['role'][]): Promise<Staff> {
  const { database } = call.context;
  const identity = await identify(call);
  const caller = await database.withRole(
    identity,
    { text: 'select private.staff_role()::text as role, auth.uid()::text as id' },
    { access: 'read' },
  );
  const { role, id } = (caller.rows[0] ?? {}) as { role?: Staff['role']; id?: string };
  if (!role || !id || !roles.includes(role)) throw new FunctionError('not_allowed');
  const { rows } = await database.query<Pick<Row<'staff_profiles'>, 'name' | 'email' | 'language'>>(
    'select name, email, language from public.staff_profiles where user_id = $1',
    [id],
  );
  const [profile] = rows;
  if (!profile) throw new FunctionError('not_allowed');
  const { name, email, language } = profile;
  return { id, role, name, email, language: parseLanguage(language) ?? 'en', identity };
}

/** Milliseconds after which rights are checked again. */
const slowReadMs = 100;

/**
 * Reads the body after checking the rights. If the body was slow, checks them again, because they may have ended since.
 */
export async function readAsStaff<T>(
  call: Call,
  roles: Staff['role'][],
  read: (staff: Staff) => Promise<T>,
): Promise<{ staff: Staff; sent: T }> {
  const staff = await requireStaff(call, ...roles);
  const began = performance.now();
  const sent = await read(staff);
  if (performance.now() - began > slowReadMs) await requireStaff(call, ...roles);
  return { staff, sent };
}

async function identify({ request, context }: Call): Promise<Identity> {
  try {
    return await context.identify(request);
  } catch (error) {
    if (!(error instanceof JwtError) || error.reason === 'session_ended') throw error;
    throw new FunctionError('not_allowed');
  }
}
