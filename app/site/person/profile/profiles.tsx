import type { OwnCandidate, OwnFreelancer } from '../../../../domain/own-page.ts';
import { AlertsField, CandidateFields } from '../../candidate-bank/candidate-fields.tsx';
import { LongTextField } from '../../forms/fields.tsx';
import { FreelancerFields, RateFields } from '../../freelance-network/freelancer-fields.tsx';
import type { OwnPageContent } from '../own-messages.server.ts';
import type { RunAction } from '../use-own-page.ts';
import { CorrectionForm } from './correction-form.tsx';

type ProfileProps<Stored> = { stored: Stored; content: OwnPageContent; runAction: RunAction };

export function CandidateProfile({ stored, content, runAction }: ProfileProps<OwnCandidate>) {
  const { messages, formMessages, candidate, choices, constraints } = content;
  return (
    <CorrectionForm
      messages={formMessages}
      constraints={constraints.candidate}
      part="candidate"
      stored={stored}
      runAction={runAction}
      {...messages.profile}
    >
      <CandidateFields messages={candidate} choices={choices} />
      <AlertsField label={candidate.alerts} />
    </CorrectionForm>
  );
}

export function OwnFreelancerProfile({ stored, content, runAction }: ProfileProps<OwnFreelancer>) {
  const { messages, formMessages, freelancer, choices, constraints } = content;
  return (
    <CorrectionForm
      messages={formMessages}
      constraints={constraints.freelancer}
      part="freelancer"
      stored={stored}
      runAction={runAction}
      {...messages.profile}
    >
      <RateFields messages={freelancer} />
      <FreelancerFields messages={freelancer} choices={choices} />
      <LongTextField name="summary" label={freelancer.summary} />
    </CorrectionForm>
  );
}
