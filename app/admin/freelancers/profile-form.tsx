import { useState } from 'react';
import { currencies, seniorities } from '../../../domain/enums.ts';
import { freelancerProfile } from '../../../domain/people/freelancer.ts';
import { withNulls } from '../../backend/with-nulls.ts';
import { Button } from '../../ui/button.tsx';
import { InputField, SelectField } from '../../ui/field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { useSubmit } from '../kit/use-submit.ts';
import type { UndoableMutation } from '../kit/use-undoable-mutation.ts';
import { useMessages } from '../use-messages.ts';
import { type Freelancer, type FreelancerChange, updateFreelancer } from './data.ts';
import type { AdminFreelancersMessages } from './messages.en.ts';

type ProfileFormProps = {
  freelancer: Freelancer;
  mutate: UndoableMutation;
  messages: AdminFreelancersMessages;
  onDone: () => void;
};

const schema = freelancerProfile.pick({
  day_rate: true,
  currency: true,
  skills: true,
  portfolio_url: true,
  seniority: true,
});

export function ProfileForm({ freelancer, mutate, messages, onDone }: ProfileFormProps) {
  const choiceLabels = useMessages('jobChoices');
  const { profile } = messages;
  const [isInvalid, setInvalid] = useState(false);
  const { person_id: id, day_rate, currency, skills, portfolio_url, seniority } = freelancer;
  const before: FreelancerChange = { day_rate, currency, skills, portfolio_url, seniority };
  const { pending, onSubmit } = useSubmit(async (field) => {
    const parsed = schema.safeParse({
      day_rate: field('day_rate'),
      currency: field('currency'),
      skills: field('skills'),
      portfolio_url: field('portfolio_url'),
      seniority: field('seniority'),
    });
    setInvalid(!parsed.success);
    if (!parsed.success) return;
    const change: FreelancerChange = withNulls(parsed.data);
    const isSaved = await mutate({
      work: (client) => updateFreelancer(client, id, change),
      undo: (client) => updateFreelancer(client, id, before),
      done: profile.saved,
    });
    if (isSaved) onDone();
  });

  return (
    <form onSubmit={onSubmit} className="grid items-start gap-4 sm:grid-cols-2">
      <InputField
        name="day_rate"
        type="number"
        min={1}
        label={profile.rate}
        defaultValue={day_rate ?? ''}
      />
      <SelectField name="currency" label={profile.currency} defaultValue={currency}>
        {currencies.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </SelectField>
      <div className="sm:col-span-2">
        <TextareaField
          name="skills"
          label={profile.skills}
          hint={profile.skillsHint}
          rows={2}
          defaultValue={skills.join(', ')}
        />
      </div>
      <InputField
        name="portfolio_url"
        label={profile.portfolio}
        defaultValue={portfolio_url ?? ''}
      />
      <SelectField name="seniority" label={profile.seniority} defaultValue={seniority ?? ''}>
        <option value="">{profile.none}</option>
        {seniorities.map((option) => (
          <option key={option} value={option}>
            {choiceLabels.seniority[option]}
          </option>
        ))}
      </SelectField>
      <p role="alert" className="font-medium text-lingon empty:hidden sm:col-span-2">
        {isInvalid && profile.invalid}
      </p>
      <div className="flex gap-2 sm:col-span-2">
        <Button type="submit" size="compact" disabled={pending}>
          {profile.save}
        </Button>
        <Button variant="quiet" size="compact" onClick={onDone}>
          {profile.cancel}
        </Button>
      </div>
    </form>
  );
}
