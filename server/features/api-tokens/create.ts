import { newApiToken } from '../../../domain/api/token.ts';
import { dayMs } from '../../../domain/units.ts';
import { actAs } from '../../functions/act-as.ts';
import { defineAction } from '../../functions/define-action.ts';
import { requireRecentProof } from '../../functions/require-recent-proof.ts';
import { createApiToken, hashApiToken, hintOf } from '../../http/identity/api-token.ts';
import { db, requireRow } from '../../postgres/query.ts';

/**
 * Creates an API token for another system. This is the only response that contains it. It outlives the session.
 */
export const createApiTokenAction = defineAction({
  name: 'create-api-token',
  roles: ['admin'],
  schema: newApiToken,
  async run({ name, scopes, days }, call, staff) {
    const { context } = call;
    await requireRecentProof(call, staff);
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
