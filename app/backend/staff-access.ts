import type { Database } from '../../domain/database.types.ts';
import type { LocalizedText } from '../../domain/localized-text.ts';
import type { BrowserClient } from './browser-client.ts';
import { unwrap } from './unwrap.ts';

export type StaffRole = Database['public']['Enums']['staff_role'];

export type StaffAccess = {
  name: string;
  role: StaffRole | null;
  state: Database['public']['Enums']['staff_state'];
  language: Database['public']['Enums']['language'];
  needsSecondFactor: boolean;
};

/** Returns null if the account never asked for access to the back office. */
export async function findStaffAccess(client: BrowserClient): Promise<StaffAccess | null> {
  const [row] = await unwrap(client.rpc('get_staff_access'));
  if (!row) return null;
  const { owes_second_factor: needsSecondFactor, ...access } = row;
  return { ...access, needsSecondFactor };
}

export async function updateStaffProfile(
  client: BrowserClient,
  userId: string,
  profile: Partial<Pick<StaffAccess, 'name' | 'language'> & PublicProfile>,
): Promise<void> {
  await unwrap(client.from('staff_profiles').update(profile).eq('user_id', userId));
}

/** The parts of a profile that visitors see, if the account agreed to it. */
type PublicProfile = { is_public: boolean; bio: LocalizedText };

export async function getPublicProfile(
  client: BrowserClient,
  userId: string,
): Promise<PublicProfile> {
  return unwrap(
    client.from('staff_profiles').select('is_public, bio').eq('user_id', userId).single(),
  );
}
