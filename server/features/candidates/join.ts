import { candidateForm } from '../../../domain/people/candidate.ts';
import { formatDate } from '../../email/format.ts';
import { personLink } from '../../email/mail-link.ts';
import { describeChanges } from '../people/describe-changes.ts';
import { joinRole } from '../people/join-role.ts';
import { listChanges } from '../people/list-changes.ts';
import { recordPersonEvent } from '../people/record-event.ts';
import { defineForm } from '../submissions/define-form.ts';
import { profileColumns, writeCandidate } from './write-candidate.ts';

export const joinCandidateBank = defineForm({
  name: 'join-candidate-bank',
  formPath: '/kandidatbanken',
  schema: candidateForm,
  purpose: 'candidate_bank',
  takesCv: true,
  sender: (data) => data,
  async run(work) {
    const { query, data, person, site, answer } = work;
    const { expiresAt, documentId } = await joinRole('candidate_bank', work);
    const { before, after } = await writeCandidate(query, data, {
      personId: person.id,
      expiresAt,
      documentId,
    });
    const changed = before ? listChanges(profileColumns, before, after) : [];
    if (changed.length > 0)
      await recordPersonEvent(query, person.id, 'rejoined_candidate_bank', { what: changed });
    else await recordPersonEvent(query, person.id, 'joined_candidate_bank');
    const isMember = before && before.state !== 'left';
    await answer({
      template: isMember ? 'candidate_updated' : 'candidate_welcome',
      to: data.email,
      language: data.language,
      personId: person.id,
      variables: {
        first_name: person.first_name,
        link: personLink(site.url, data.language),
        changes: describeChanges([...(person.changed ?? []), ...changed], data.language),
        keep_until: formatDate(expiresAt, data.language),
      },
    });
  },
});
