import { beforeEach } from 'vitest';
import { createStaffAccounts } from '../../../fixtures/auth/staff-accounts.ts';
import { cast } from '../../../fixtures/cast.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

/** A server with accounts of staff, on which administrators act. */
export function prepareStaffAccounts() {
  const { server, asStaff } = prepareFunctionsServer();

  beforeEach(async () => {
    await setStaff(cast.astrid.id, 'admin', 'active');
    await setStaff(cast.rasmus.id, 'recruiter', 'active');
  });

  const { rows, actsOn, setStaff, invite, newSession } = createStaffAccounts(server);

  return { server, asStaff, rows, actsOn, setStaff, invite, newSession };
}
