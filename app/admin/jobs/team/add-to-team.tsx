import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/field.tsx';
import { useMessages } from '../../use-messages.ts';

type AddToTeamProps = {
  label: string;
  choices: { id: string; name: string }[];
  onAdd: (choice: { id: string; name: string }) => Promise<unknown>;
};

/** Chooses a colleague and adds them to the team. */
export function AddToTeam({ label, choices, onAdd }: AddToTeamProps) {
  const t = useMessages('jobTeam');
  const [chosenColleague, setChosenColleague] = useState('');
  const choice = choices.find(({ id }) => id === chosenColleague);
  if (choices.length === 0) return null;
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (choice) void onAdd(choice).then(() => setChosenColleague(''));
      }}
    >
      <div className="min-w-0 grow basis-52 sm:max-w-80">
        <SelectField
          label={label}
          value={choice ? chosenColleague : ''}
          onChange={(event) => setChosenColleague(event.target.value)}
        >
          <option value="">{t.choose}</option>
          {choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <Button type="submit" size="compact" variant="paper" disabled={!choice}>
        {t.add}
      </Button>
    </form>
  );
}
