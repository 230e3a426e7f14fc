import { CandidateFields } from '../candidate-bank/candidate-fields.tsx';
import { LongTextField } from '../forms/fields.tsx';
import { FreelancerFields } from '../freelance-network/freelancer-fields.tsx';
import { CorrectionForm } from './correction-form.tsx';
import type { OwnCandidate, OwnFreelancer } from './data.ts';
import type { OwnWords } from './own-words.server.ts';
import type { Act } from './use-own-page.ts';

type ProfileProps<Stored> = { stored: Stored; words: OwnWords; act: Act };

export function CandidateProfile({ stored, words, act }: ProfileProps<OwnCandidate>) {
  const { messages, texts, candidate, choices } = words;
  return (
    <CorrectionForm texts={texts} part="candidate" stored={stored} act={act} {...messages.profile}>
      <CandidateFields messages={candidate} choices={choices} />
    </CorrectionForm>
  );
}

export function FreelancerProfile({ stored, words, act }: ProfileProps<OwnFreelancer>) {
  const { messages, texts, freelancer, choices } = words;
  return (
    <CorrectionForm texts={texts} part="freelancer" stored={stored} act={act} {...messages.profile}>
      <FreelancerFields messages={freelancer} choices={choices} />
      <LongTextField name="summary" label={freelancer.summary} maxLength={4000} />
    </CorrectionForm>
  );
}
