import { useClientQuery } from '../../backend/use-client-query.ts';
import { CheckboxField } from '../../ui/fields/field.tsx';
import { useOwners } from '../kit/staff/use-staff-names.ts';
import { useMessages } from '../use-messages.ts';
import { interviewKeys, listContacts } from './data.ts';

export type People = { staffIds: string[]; contactIds: string[] };

type PeopleFieldsProps = { jobId: string; value: People; onChange: (value: People) => void };

/** The interviewers: colleagues, and contacts of the client whose job it is. */
export function PeopleFields({ jobId, value, onChange }: PeopleFieldsProps) {
  const { form } = useMessages('interviews');
  const staff = useOwners({ jobId, chosen: value.staffIds });
  const { data: contacts = [] } = useClientQuery({
    queryKey: interviewKeys.contacts(jobId),
    queryFn: (client) => listContacts(client, jobId),
  });
  return (
    <>
      <Choices
        legend={form.staff}
        options={staff.map(({ value: id, label }) => ({ id, name: label }))}
        chosen={value.staffIds}
        onChange={(staffIds) => onChange({ ...value, staffIds })}
      />
      {contacts.length > 0 && (
        <Choices
          legend={form.contacts}
          options={contacts}
          chosen={value.contactIds}
          onChange={(contactIds) => onChange({ ...value, contactIds })}
        />
      )}
    </>
  );
}

type ChoicesProps = {
  legend: string;
  options: { id: string; name: string }[];
  chosen: string[];
  onChange: (ids: string[]) => void;
};

function Choices({ legend, options, chosen, onChange }: ChoicesProps) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="pb-1 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {options.map(({ id, name }) => (
          <CheckboxField
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
