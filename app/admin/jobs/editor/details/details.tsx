import {
  type JobDraft,
  jobChoices,
  maxJobLengths,
  suggestJobSlug,
} from '../../../../../domain/jobs/job-draft.ts';
import type { Language } from '../../../../../domain/language.ts';
import { useLanguage } from '../../../../i18n/language-context.tsx';
import { InputField, SelectField } from '../../../../ui/fields/field.tsx';
import { SlugField } from '../../../kit/editor/slug-field.tsx';
import { Section } from '../../../kit/screens/section.tsx';
import { useOwners } from '../../../kit/staff/use-staff-names.ts';
import { useMessages } from '../../../use-messages.ts';
import { ChoiceField } from '../choice-field.tsx';
import { createChange, useJobEditing } from '../use-job-editor.ts';
import { ClientField } from './client-field.tsx';

const choiceKeys = ['field', 'employment_type', 'seniority', 'remote'] as const;

export function JobDetails() {
  const { row: job, draft, change, errorOf } = useJobEditing();
  const owners = useOwners({ current: draft.owner_id });
  const messages = useMessages('jobEditor');
  const { field, remote, employment, seniority } = useMessages('jobChoices');
  const choiceLabels = { field, remote, employment_type: employment, seniority };
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
          labels={details.kinds}
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
          {owners.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        {choiceKeys.map((key) => (
          <ChoiceField<string>
            key={key}
            label={labels[key]}
            value={draft[key]}
            choices={jobChoices[key]}
            labels={choiceLabels[key]}
            onChange={(chosen) => change(createChange(key, chosen as JobDraft[typeof key]))}
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
      <SlugField
        path="/job"
        hint={
          (job.isFixed && details.slugFixed) || (job.state !== 'draft' && details.slugPublished)
        }
        isFixed={job.isFixed}
        suggestLabel={details.slugSuggest}
        suggest={suggestJobSlug}
      />
    </Section>
  );
}

// The Nordic countries come first, as most jobs are there; then the rest of Europe.
const nordic = ['SE', 'NO', 'DK', 'FI', 'IS'];
const european =
  'AT BE BG CH CY CZ DE EE ES FR GB GR HR HU IE IT LT LU LV MT NL PL PT RO SI SK UA US'.split(' ');

function listCountries(language: Language, chosen: string) {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const withNames = (codes: string[]) =>
    codes.map((code) => ({ code, name: names.of(code) ?? code }));
  const chosenElsewhere = european.includes(chosen) || nordic.includes(chosen) ? [] : [chosen];
  const otherCountries = withNames([...european, ...chosenElsewhere]).sort((one, other) =>
    one.name.localeCompare(other.name, language),
  );
  return [...withNames(nordic), ...otherCountries];
}
