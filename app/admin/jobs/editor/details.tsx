import {
  type JobDraft,
  jobChoices,
  maxJobLengths,
  suggestJobSlug,
} from '../../../../domain/jobs/job-draft.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { InputField, SelectField } from '../../../ui/field.tsx';
import { Section } from '../../kit/section.tsx';
import { TextButton } from '../../kit/text-button.tsx';
import type { StaffName } from '../../kit/use-staff-names.ts';
import { useAdmin } from '../../shell/admin-context.ts';
import { useMessages } from '../../use-messages.ts';
import { ChoiceField } from './choice-field.tsx';
import { ClientField } from './client-field.tsx';
import { listCountries } from './countries.ts';
import { entry, useJobEditing } from './editor-context.ts';

const wordChoices = ['field', 'employment_type', 'seniority', 'remote'] as const;

export function Details({ staff }: { staff: StaffName[] }) {
  const { draft, change, errorOf } = useJobEditing();
  const messages = useMessages('jobEditor');
  const { field, remote, employment, seniority } = useMessages('jobChoices');
  const words = { field, remote, employment_type: employment, seniority };
  const { details } = messages;
  const language = useLanguage();
  const labels = { ...details, employment_type: details.employment };

  return (
    <Section title={details.title}>
      <div className="grid items-start gap-x-4 gap-y-3.5 sm:grid-cols-2 lg:grid-cols-3">
        <ChoiceField
          label={details.kind}
          value={draft.kind}
          choices={jobChoices.kind}
          words={details.kinds}
          onChange={(kind) => change({ kind })}
        />
        {draft.kind === 'client' && (
          <ClientField
            value={draft.client_id}
            onChange={(client_id) => change({ client_id })}
            messages={messages}
          />
        )}
        <SelectField
          label={details.owner}
          value={draft.owner_id ?? ''}
          onChange={(event) => change({ owner_id: event.target.value || null })}
        >
          <option value="">{details.noOwner}</option>
          {staff.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        {wordChoices.map((key) => (
          <ChoiceField<string>
            key={key}
            label={labels[key]}
            value={draft[key]}
            choices={jobChoices[key]}
            words={words[key]}
            onChange={(chosen) => change(entry(key, chosen as JobDraft[typeof key]))}
          />
        ))}
        <InputField
          label={details.location}
          error={errorOf('location')}
          value={draft.location}
          maxLength={maxJobLengths.location}
          onChange={(event) => change({ location: event.target.value })}
        />
        <SelectField
          label={details.country}
          value={draft.country}
          onChange={(event) => change({ country: event.target.value })}
        >
          {listCountries(language, draft.country).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <InputField
          type="date"
          label={details.opens}
          hint={details.opensHint}
          value={draft.opens_on}
          onChange={(event) => change({ opens_on: event.target.value })}
        />
        <InputField
          type="date"
          label={details.closes}
          hint={details.closesHint}
          error={errorOf('closes_on')}
          value={draft.closes_on}
          onChange={(event) => change({ closes_on: event.target.value })}
        />
      </div>
      <Slug />
    </Section>
  );
}

function Slug() {
  const { draft, job, change, errorOf, disabled } = useJobEditing();
  const messages = useMessages('jobEditor');
  const { site } = useAdmin();
  const { details } = messages;
  const title = draft['title.en'].trim() || draft['title.sv'];
  const hint =
    (job.isFixed && details.slugFixed) || (job.state !== 'draft' && details.slugPublished);
  return (
    <div className="grid gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
      <InputField
        label={details.slug}
        hint={
          <>
            <span className="wrap-anywhere">{`${site.url}/job/${draft.slug}`}</span>
            {hint && ` · ${hint}`}
          </>
        }
        error={errorOf('slug')}
        value={draft.slug}
        disabled={job.isFixed}
        maxLength={maxJobLengths.slug}
        spellCheck={false}
        onChange={(event) => change({ slug: event.target.value.toLowerCase().replace(/\s/g, '-') })}
      />
      {!job.isFixed && !disabled && (
        <TextButton
          className="justify-self-start sm:mb-7"
          onClick={() => change({ slug: suggestJobSlug(title) })}
        >
          {details.slugSuggest}
        </TextButton>
      )}
    </div>
  );
}
