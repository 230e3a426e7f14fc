import { webhookCall } from '../../../domain/webhook.ts';
import { actAs } from '../../functions/act-as.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { requireRecentProof } from '../../functions/require-recent-proof.ts';
import { showSecret, webhookSecret } from '../../webhooks/webhook-secret.ts';

/** Makes a new secret for a webhook. This is the only response that contains it. */
export const rotateWebhookSecret = defineAction({
  name: 'rotate-webhook-secret',
  roles: ['admin'],
  schema: webhookCall,
  async run({ webhook_id: id }, call, staff) {
    const { context } = call;
    await requireRecentProof(call, staff);
    const number = await context.database.transaction(async (query) => {
      await actAs(query, staff.identity);
      const { rows } = await query<{ secret_number: number }>(
        `update public.webhooks set secret_number = secret_number + 1, secret_rotated_at = now()
         where id = $1 returning secret_number`,
        [id],
      );
      if (!rows[0]) throw new FunctionError('not_found');
      return rows[0].secret_number;
    });
    return { secret: showSecret(webhookSecret(context.secretOf, id, number)) };
  },
});
