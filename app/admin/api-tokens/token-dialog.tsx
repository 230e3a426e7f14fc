import { useState } from 'react';
import { type ApiNoun, type ApiScope, apiNouns, scopesOf } from '../../../domain/api/scope.ts';
import {
  apiTokenDays,
  defaultApiTokenDays,
  maxApiTokenNameLength,
} from '../../../domain/api/token.ts';
import { fill } from '../../i18n/format.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { InputField, SelectField } from '../../ui/fields/field.tsx';
import { useProof } from '../entry/second-factor/use-proof.tsx';
import { useUndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { FormDialog } from '../kit/dialogs/form-dialog.tsx';
import { FormAlert } from '../kit/forms/form-alert.tsx';
import { useSubmit } from '../kit/forms/use-submit.ts';
import { useMessages } from '../use-messages.ts';
import { apiTokensKey, createApiToken } from './data.ts';

type TokenDialogProps = { onClose: () => void; onToken: (token: string) => void };

export function TokenDialog({ onClose, onToken }: TokenDialogProps) {
  const { dialog: t } = useMessages('apiTokens');
  const [scopes, setScopes] = useState<ApiScope[]>([]);
  const [error, setError] = useState<string>();
  const mutate = useUndoableMutation(apiTokensKey);
  const { withProof, dialog: proof } = useProof();
  const { pending, onSubmit } = useSubmit(async (field) => {
    setError(scopes.length > 0 ? undefined : t.scopesMissing);
    if (scopes.length === 0) return;
    const fields = { name: field('name').trim(), scopes, days: Number(field('days')) };
    let token = '';
    const isDone = await mutate({
      work: (client) =>
        withProof(async () => {
          token = await createApiToken(client, fields);
        }),
    });
    if (!isDone || !token) return;
    onClose();
    onToken(token);
  });
  return (
    <>
      <FormDialog
        title={t.title}
        cancel={t.cancel}
        submit={t.submit}
        disabled={pending}
        onSubmit={onSubmit}
        onClose={onClose}
      >
        <InputField
          name="name"
          label={t.name}
          hint={t.nameHint}
          maxLength={maxApiTokenNameLength}
          pattern=".*\S.*"
          required
        />
        <SelectField name="days" label={t.days} defaultValue={String(defaultApiTokenDays)}>
          {apiTokenDays.map((count) => (
            <option key={count} value={count}>
              {fill(t.inDays, { count })}
            </option>
          ))}
        </SelectField>
        <fieldset className="grid gap-1">
          <legend className="mb-1.5 font-semibold">{t.scopes}</legend>
          <p className="pb-1 text-sm text-soft">{t.scopesHint}</p>
          {apiNouns.map((noun) => (
            <ScopesOfNoun key={noun} noun={noun} scopes={scopes} onChange={setScopes} />
          ))}
        </fieldset>
        {error && <FormAlert>{error}</FormAlert>}
      </FormDialog>
      {proof}
    </>
  );
}

type ScopesOfNounProps = {
  noun: ApiNoun;
  scopes: ApiScope[];
  onChange: (scopes: ApiScope[]) => void;
};

function ScopesOfNoun({ noun, scopes, onChange }: ScopesOfNounProps) {
  const { dialog: t } = useMessages('apiTokens');
  const toggle = (scope: ApiScope) =>
    onChange(
      scopes.includes(scope) ? scopes.filter((other) => other !== scope) : [...scopes, scope],
    );
  return (
    <div className="grid grid-cols-[1fr_5.5rem_5.5rem] items-center gap-x-3">
      <span>{t.nouns[noun]}</span>
      {scopesOf(noun).map((scope) => {
        const verb = scope.endsWith(':read') ? t.read : t.write;
        return (
          <span key={scope} className="flex min-h-9 items-center gap-2">
            <Checkbox
              id={`scope-${scope}`}
              aria-label={`${t.nouns[noun]}: ${verb}`}
              checked={scopes.includes(scope)}
              onChange={() => toggle(scope)}
            />
            <label htmlFor={`scope-${scope}`}>{verb}</label>
          </span>
        );
      })}
    </div>
  );
}
