import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { jobChoices, maxJobLengths } from '../../../domain/jobs/job-draft.ts';
import { InputField } from '../../ui/fields/field.tsx';
import { CreateScreen } from '../kit/editor/create-screen.tsx';
import { useMessages } from '../use-messages.ts';
import { createJob } from './data/editor.ts';
import { ChoiceField } from './editor/choice-field.tsx';
import { ClientField } from './editor/details/client-field.tsx';

export default function NewJob() {
  const messages = useMessages('jobEditor');
  const choiceLabels = useMessages('jobChoices');
  const { create, details, content } = messages;
  const [params] = useSearchParams();
  const [kind, setKind] = useState<(typeof jobChoices.kind)[number]>('client');
  const [clientId, setClientId] = useState(params.get('client'));
  const [location, setLocation] = useState('');
  const [isLocationMissing, setLocationMissing] = useState(false);
  const [field, setField] = useState<(typeof jobChoices.field)[number]>('tech');

  return (
    <CreateScreen
      messages={create}
      titleLabel={content.fields.title}
      maxTitleLength={maxJobLengths.title}
      validate={() => {
        const isMissing = location.trim() === '';
        setLocationMissing(isMissing);
        return !isMissing;
      }}
      create={async (client, titles) => {
        const place = { location: location.trim() };
        const client_id = kind === 'client' ? clientId : null;
        return `/admin/jobs/edit/${await createJob(client, { ...place, kind, client_id, field, ...titles })}`;
      }}
    >
      <ChoiceField
        label={details.kind}
        value={kind}
        choices={jobChoices.kind}
        labels={details.kinds}
        onChange={setKind}
      />
      {kind === 'client' && (
        <ClientField value={clientId} onChange={setClientId} messages={messages} />
      )}
      <InputField
        label={details.location}
        value={location}
        maxLength={maxJobLengths.location}
        error={isLocationMissing ? create.locationMissing : undefined}
        onChange={(event) => setLocation(event.target.value)}
      />
      <ChoiceField
        label={details.field}
        value={field}
        choices={jobChoices.field}
        labels={choiceLabels.field}
        onChange={setField}
      />
    </CreateScreen>
  );
}
