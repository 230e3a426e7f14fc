import { type FormEvent, type ReactNode, useState } from 'react';
import type { FieldError, TypedValues } from '../../../domain/forms/form-error.ts';
import { Button } from '../../ui/button.tsx';
import { findFaults } from '../forms/find-faults.ts';
import { FormContext } from '../forms/form-context.ts';
import type { FormsMessages } from '../forms/messages.en.ts';
import { useHydrated } from '../forms/use-hydrated.ts';
import { focusFirst } from '../forms/use-submission.ts';
import { OwnForm } from './own-form.tsx';
import { useRefusal } from './refusal.ts';
import type { Act } from './use-own-page.ts';

type Fields = Record<string, unknown>;
type Faults = Record<string, FieldError>;

type CorrectionFormProps = {
  texts: FormsMessages;
  /** Which part of what is stored the fields are. */
  part: string;
  /** Of several, which one. */
  id?: string;
  /** What is stored now. */
  stored: Fields;
  act: Act;
  save: string;
  saved: string;
  children: ReactNode;
};

/** Changes a part of what is stored; what is wrong stands beside its field. */
export function CorrectionForm(props: CorrectionFormProps) {
  const { texts, part, id, stored, act, save, saved, children } = props;
  const refusal = useRefusal(part, id);
  const hydrated = useHydrated();
  const [faults, setFaults] = useState(() => byName(refusal?.fields));

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    let found = findFaults(form.elements);
    if (Object.keys(found).length === 0) {
      const refused = await act({ ...readFields(form), action: 'correct' }, saved);
      found = byName(refused?.fields);
    }
    setFaults(found);
    if (Object.keys(found).length > 0) requestAnimationFrame(() => focusFirst(form, found));
  };

  return (
    <FormContext value={{ texts, faults, typed: refusal?.typed ?? typedOf(stored) }}>
      <OwnForm
        id={id ? `${part}-${id}` : part}
        call={{ action: 'correct', part, ...(id && { id }) }}
        noValidate={hydrated}
        onSubmit={submit}
        className="grid gap-5"
      >
        {children}
        <div>
          <Button type="submit" size="medium">
            {save}
          </Button>
        </div>
      </OwnForm>
    </FormContext>
  );
}

/** A list where every box may be empty has to be sent all the same: left out, it would stay. */
function readFields(form: HTMLFormElement): Fields {
  const data = new FormData(form);
  const fields: Fields = Object.fromEntries(data);
  for (const { name } of form.querySelectorAll<HTMLInputElement>('[type=checkbox]')) {
    fields[name] = data.getAll(name);
  }
  return fields;
}

const byName = (faults: Faults = {}): Faults =>
  Object.fromEntries(Object.entries(faults).map(([path, fault]) => [nameIn(path), fault]));

/** `candidate.skills.3` is a fault of the field `skills`. */
function nameIn(path: string): string {
  const [first = '', second] = path.split('.');
  return second ?? first;
}

const writtenWithCommas = ['skills', 'locations'];

function typedOf(stored: Fields): TypedValues {
  return Object.fromEntries(
    Object.entries(stored).map(([name, value]) => {
      if (value === null || value === undefined) return [name, []];
      if (!Array.isArray(value)) return [name, [String(value)]];
      return [name, writtenWithCommas.includes(name) ? [value.join(', ')] : value.map(String)];
    }),
  );
}
