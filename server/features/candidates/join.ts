import { candidateForm } from '../../../domain/people/candidate.ts';
import { confirmJoining, joinRole } from '../people/join-role.ts';
import { listChanges } from '../people/list-changes.ts';
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
    const { query, data, person } = work;
    const { expiresAt, documentId } = await joinRole('candidate_bank', work);
    const { before, after } = await writeCandidate(query, data, {
      personId: person.id,
      expiresAt,
      documentId,
    });
    const changed = before ? listChanges(profileColumns, before, after) : [];
    const template = before && before.state !== 'left' ? 'candidate_updated' : 'candidate_welcome';
    await confirmJoining('candidate_bank', work, { template, changed, expiresAt });
  },
});
