import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '../../../../backend/query-keys.ts';
import { useClientQuery } from '../../../../backend/use-client-query.ts';
import { SelectField } from '../../../../ui/fields/field.tsx';
import { TextButton } from '../../../kit/text-button.tsx';
import type { AdminMessages } from '../../../messages.en.ts';
import { useStaff } from '../../../shell/staff-context.ts';
import { listClients } from '../../data/clients.ts';
import { NewClient } from './new-client.tsx';

type ClientFieldProps = {
  value: string | null;
  onChange: (id: string | null) => void;
  messages: AdminMessages['jobEditor'];
};

/** Selects a client; recruiters may also create one. */
export function ClientField({ value, onChange, messages }: ClientFieldProps) {
  const { details } = messages;
  const { role } = useStaff();
  const [isCreating, setCreating] = useState(false);
  const queries = useQueryClient();
  const clients = useClients();

  async function choose(id: string) {
    await queries.invalidateQueries({ queryKey: queryKeys.table('clients') });
    onChange(id);
    setCreating(false);
  }

  return (
    <div className="grid content-start">
      <SelectField
        label={details.client}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || null)}
      >
        <option value="">{details.noClient}</option>
        {clients.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {role !== 'editor' && (
        <TextButton className="justify-self-start" onClick={() => setCreating(true)}>
          {details.newClient}
        </TextButton>
      )}
      {isCreating && (
        <NewClient onClose={() => setCreating(false)} onCreated={choose} messages={messages} />
      )}
    </div>
  );
}

export function useClients() {
  const { data = [] } = useClientQuery({
    queryKey: [...queryKeys.table('clients'), 'names'],
    queryFn: listClients,
    staleTime: 60_000,
  });
  return data;
}
