import type { ClientBase } from 'pg';
import { staff } from '../content/demo/staff.ts';
import { insertRows } from '../insert-rows.ts';
import { createRandom } from '../random.ts';
import { daysAgo, hoursAfter } from '../times.ts';
import type { Colleague } from './job.ts';

const newcomer = {
  name: 'Nour Lindbäck',
  email: 'nour.lindback@alpaca.example',
  title: 'Recruiter',
};

/** Colleagues who own jobs and write notes. They have no password, so nobody can sign in as one of them. */
export async function insertStaff(client: ClientBase, now: Date): Promise<Colleague[]> {
  const random = createRandom(7);
  const joinedAt = daysAgo(now, 400);
  const colleagues = staff.map((seed) => ({
    user_id: random.uuid(),
    ...seed,
    // No administrators: the first start creates the first one, who invites others.
    role: seed.role === 'admin' ? ('recruiter' as const) : seed.role,
    state: 'active',
    is_public: true,
    approved_at: joinedAt,
    last_seen_at: hoursAfter(now, -random.int(1, 50)),
    created_at: joinedAt,
  }));
  const pending = {
    user_id: random.uuid(),
    ...newcomer,
    language: 'sv',
    created_at: daysAgo(now, 2),
  };
  const profiles = [...colleagues, { ...pending, state: 'pending' }];
  await insertRows(
    client,
    'auth.users',
    profiles.map((profile) => ({
      id: profile.user_id,
      email: profile.email,
      email_confirmed_at: profile.created_at,
      raw_app_meta_data: { provider: 'email', providers: ['email'] },
      raw_user_meta_data: { name: profile.name },
      created_at: profile.created_at,
      updated_at: profile.created_at,
    })),
  );
  await insertRows(client, 'public.staff_profiles', profiles);
  return colleagues.map(({ user_id: id, ...colleague }) => ({ id, ...colleague }));
}
