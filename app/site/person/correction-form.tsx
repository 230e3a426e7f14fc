import { type FormEvent, type ReactNode, useState } from 'react';
import type { FieldError, TypedValues } from '../../../domain/form-error.ts';
import type { FormsMessages } from '../../i18n/messages/en/forms.ts';
import { Button } from '../../ui/button.tsx';
import { findFaults } from '../forms/find-faults.ts';
import { FormContext } from '../forms/form-context.ts';
import { focusFirst } from '../forms/use-submission.ts';
import type { Act } from './use-own-page.ts';

type Fields = Record<string, unknown>;

type CorrectionFormProps = {
  texts: FormsMessages;
  /** What is stored now. */
  stored: Fields;
  /** The part of the correction that these fields are. */
  correction: (fields: Fields) => Fields;
  act: Act;
  save: string;
  saved: string;
  children: ReactNode;
};

/** Changes a part of what is stored; what is wrong stands beside its field. */
export function CorrectionForm(props: CorrectionFormProps) {
  const { texts, stored, correction, act, save, saved, children } = props;
  const [faults, setFaults] = useState<Record<string, FieldError>>({});

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    let found = findFaults(form.elements);
    if (Object.keys(found).length === 0) {
      const refused = await act({ action: 'correct', ...correction(readFields(form)) }, saved);
      found = Object.fromEntries(
        Object.entries(refused?.fields ?? {}).map(([path, fault]) => [nameIn(path), fault]),
      );
    }
    setFaults(found);
    if (Object.keys(found).length > 0) requestAnimationFrame(() => focusFirst(form, found));
  };

  return (
    <FormContext value={{ texts, faults, typed: typedOf(stored) }}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        {children}
        <div>
          <Button type="submit" size="medium">
            {save}
          </Button>
        </div>
      </form>
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
