import { mailAssignment } from '../../../domain/conversations/received-mail.ts';
import { actAs } from '../../functions/act-as.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import type { Row } from '../../postgres/kysely-types.ts';
import { isThere } from '../people/is-there.ts';
import { fileMail } from './file-mail.ts';
import { findOrBeginConversation } from './find-or-begin-conversation.ts';

/** Puts a received mail that belongs to no conversation into that with a person, about an application if one is named. */
export const assignMail = defineAction({
  name: 'assign-mail',
  roles: ['admin', 'recruiter'],
  schema: mailAssignment,
  async run({ mail_id: mailId, person_id: personId, application_id: applicationId }, call, staff) {
    const { database } = call.context;
    // Row-level security decides which mail the colleague may read.
    const readable = await database.withRole(
      staff.identity,
      { text: 'select id from public.inbox where id = $1', values: [mailId] },
      { access: 'read' },
    );
    if (readable.rows.length === 0) throw new FunctionError('not_found');
    return database.transaction(async (query) => {
      await actAs(query, staff.identity);
      const { rows } = await query<
        Pick<Row<'inbox'>, 'conversation_id' | 'concerns_billing' | 'client_id'>
      >(
        `select conversation_id, concerns_billing, client_id from public.inbox
         where id = $1 for update`,
        [mailId],
      );
      if (!rows[0] || !(await isThere(query, personId, applicationId))) {
        throw new FunctionError('not_found');
      }
      // A colleague was faster.
      if (rows[0].conversation_id) throw new FunctionError('conflict');
      const { concerns_billing: concernsBilling, client_id: clientId } = rows[0];
      const about = { personId, applicationId, clientId, concernsBilling, assigneeId: staff.id };
      const conversation = await findOrBeginConversation(query, about);
      await fileMail(query, mailId, conversation);
      return { conversation_id: conversation };
    });
  },
});
