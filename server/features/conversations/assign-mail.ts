import { mailAssignment } from '../../../domain/conversations/received-mail.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { actAs } from '../../functions/once.ts';
import { db } from '../../postgres/query.ts';
import { isThere } from '../people/is-there.ts';
import { fileMail } from './file-mail.ts';
import { findOrBegin } from './find-conversation.ts';

/** Puts a received mail that belongs to no conversation into that with a person, about an application if one is named. */
export const assignMail = defineAction({
  name: 'assign-mail',
  roles: ['admin', 'recruiter'],
  schema: mailAssignment,
  async run({ mail_id: mailId, person_id: personId, application_id: applicationId }, call, staff) {
    return call.context.database.transaction(async (query) => {
      await actAs(query, staff.identity);
      const { rows } = await query(
        db.selectFrom('inbox').select('conversation_id').where('id', '=', mailId).forUpdate(),
      );
      if (!rows[0] || !(await isThere(query, personId, applicationId))) {
        throw new FunctionError('not_found');
      }
      // A colleague was faster.
      if (rows[0].conversation_id) throw new FunctionError('conflict');
      const about = { personId, applicationId, assigneeId: staff.id };
      const conversation = await findOrBegin(query, about);
      await fileMail(query, mailId, conversation);
      return { conversation_id: conversation };
    });
  },
});
