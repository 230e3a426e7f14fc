import { newApiToken } from '../../../domain/api-token.ts';
import { defineAction } from '../../functions/define-action.ts';
import { actAs } from '../../functions/once.ts';
import type { Staff } from '../../functions/require-staff.ts';
import { createApiToken, hashApiToken, hintOf } from '../../http/identity/api-token.ts';
import { db, requireRow } from '../../postgres/query.ts';

const dayMs = 86_400_000;

/**
 * Creates an API token for another system. This is the only response that contains it. A token outlives the session, so
 * finding an open session must not be enough to create one.
 */
export const createApiTokenAction = defineAction({
  name: 'create-api-token',
  roles: ['admin'],
  schema: newApiToken,
  async run({ name, scopes, days }, call, staff) {
    const { context } = call;
    const missing = isOfSession(staff) && (await context.accounts.findMissingProof(call));
    if (missing) return rejectOldSignIn(missing);
    const token = createApiToken();
    const { id } = await context.database.transaction(async (query) => {
      await actAs(query, staff.identity);
      const inserted = await query(
        db
          .insertInto('api_tokens')
          .values({
            name,
            scopes: [...new Set(scopes)],
            token_hash: hashApiToken(token),
            hint: hintOf(token),
            created_by: staff.id,
            expires_at: new Date(Date.now() + days * dayMs),
          })
          .returning('id'),
      );
      return requireRow(inserted);
    });
    return { id, token };
  },
});

/** A token without a session is signed outside the product, by somebody who has the key. */
const isOfSession = ({ identity }: Staff) => typeof identity.claims.session_id === 'string';

const rejectOldSignIn = (error: string): Response =>
  Response.json(
    { error, message: 'This needs a recent sign-in.' },
    { status: 403, headers: { 'cache-control': 'no-store' } },
  );
