import { type FormEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FormConstraints } from '../../../../domain/field-constraints.ts';
import type { FieldError, TypedValues } from '../../../../domain/forms/form-error.ts';
import { ownErrors } from '../../../hydration/own-errors.ts';
import { Button } from '../../../ui/button.tsx';
import { findErrors, recheckErrors } from '../../forms/errors/find-errors.ts';
import { focusFirst } from '../../forms/focus-first.ts';
import { FormContext } from '../../forms/form-context.ts';
import type { FormsMessages } from '../../forms/messages.en.ts';
import { useHydrated } from '../../forms/use-hydrated.ts';
import { useFailedForm } from '../failed-form.ts';
import { OwnForm } from '../own-form.tsx';
import type { RunAction } from '../use-own-page.ts';

type Fields = Record<string, unknown>;
type FieldErrors = Record<string, FieldError>;

type CorrectionFormProps = {
  messages: FormsMessages;
  constraints: FormConstraints;
  /** The part of the stored data that the fields change. */
  part: string;
  /** The record, where a part has several. */
  id?: string;
  /** The stored values. */
  stored: Fields;
  runAction: RunAction;
  save: string;
  /** The message on success; it may depend on the values that were sent. */
  saved: string | ((fields: Fields) => string);
  children: ReactNode;
};

/** Changes one part of the stored data; errors appear beside their fields. */
export function CorrectionForm(props: CorrectionFormProps) {
  const { messages, constraints, part, id, stored, runAction, save, saved, children } = props;
  const failedForm = useFailedForm(part, id);
  const hydrated = useHydrated();
  const [fieldErrors, setFieldErrors] = useState(() => byName(failedForm?.fields));

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    let found = findErrors(form.elements);
    if (Object.keys(found).length === 0) {
      const fields = readFields(form);
      const done = typeof saved === 'string' ? saved : saved(fields);
      const failed = await runAction({ ...fields, action: 'correct' }, done);
      found = byName(failed?.fieldErrors);
    }
    flushSync(() => setFieldErrors(found));
    if (Object.keys(found).length > 0) focusFirst(form, found);
  };

  return (
    <FormContext
      value={{
        messages,
        constraints,
        fieldErrors,
        typed: failedForm?.typed ?? toTypedValues(stored),
      }}
    >
      <OwnForm
        id={id ? `${part}-${id}` : part}
        call={{ action: 'correct', part, ...(id && { id }) }}
        noValidate={hydrated}
        {...{ [ownErrors]: '' }}
        onSubmit={submit}
        onInput={({ target, currentTarget }) =>
          setFieldErrors((shown) =>
            recheckErrors(shown, target as HTMLInputElement, currentTarget.elements),
          )
        }
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

/** An empty list of checkboxes has to be sent: a missing field stays unchanged. */
function readFields(form: HTMLFormElement): Fields {
  const data = new FormData(form);
  const fields: Fields = Object.fromEntries(data);
  for (const { name } of form.querySelectorAll<HTMLInputElement>('[type=checkbox]')) {
    fields[name] = data.getAll(name);
  }
  return fields;
}

const byName = (fieldErrors: FieldErrors = {}): FieldErrors =>
  Object.fromEntries(Object.entries(fieldErrors).map(([path, error]) => [nameIn(path), error]));

/** `candidate.skills.3` is an error of the field `skills`. */
function nameIn(path: string): string {
  const [first = '', second] = path.split('.');
  return second ?? first;
}

const writtenWithCommas = ['skills', 'locations'];

function toTypedValues(stored: Fields): TypedValues {
  return Object.fromEntries(
    Object.entries(stored).map(([name, value]) => {
      if (value === null || value === undefined) return [name, []];
      if (!Array.isArray(value)) return [name, [String(value)]];
      return [name, writtenWithCommas.includes(name) ? [value.join(', ')] : value.map(String)];
    }),
  );
}
