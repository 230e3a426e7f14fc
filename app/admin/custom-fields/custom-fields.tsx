import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { customTargets } from '../../../domain/custom-fields/custom-field.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/fields/chip.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useUndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { RoleGate } from '../kit/screens/role-gate.tsx';
import { Screen } from '../kit/screens/screen.tsx';
import { SortableList } from '../kit/sortable-list.tsx';
import { BackToSettings } from '../settings/back-to-settings.tsx';
import { useMessages } from '../use-messages.ts';
import { type CustomField, fieldsKey, orderFields, useAllCustomFields } from './data.ts';
import { EditField } from './edit-field.tsx';
import { FieldRow } from './field-row.tsx';

export default function CustomFields() {
  const messages = useMessages('customFields');
  return (
    <RoleGate allows="admins" messages={messages}>
      <Definitions />
    </RoleGate>
  );
}

function Definitions() {
  const messages = useMessages('customFields');
  const language = useLanguage();
  const mutate = useUndoableMutation(fieldsKey);
  const [params, setParams] = useSearchParams();
  const target = customTargets.find((option) => option === params.get('of')) ?? 'people';
  const [editedField, setEditedField] = useState<CustomField | 'new'>();
  const { data: all, isError } = useAllCustomFields();
  const fields = (all ?? []).filter((field) => field.target === target);

  return (
    <Screen
      title={messages.title}
      actions={
        <Button size="compact" onClick={() => setEditedField('new')}>
          {messages.add.button}
        </Button>
      }
    >
      <div className="grid max-w-4xl gap-5">
        <BackToSettings />
        <p className="max-w-[75ch] text-soft">{messages.text}</p>
        <fieldset aria-label={messages.fieldsOf} className="flex flex-wrap gap-1.5">
          {customTargets.map((customTarget) => (
            <Chip
              key={customTarget}
              isOn={customTarget === target}
              aria-pressed={customTarget === target}
              onClick={() => setParams({ of: customTarget })}
            >
              {messages.targets[customTarget]}
            </Chip>
          ))}
        </fieldset>
        {isError && <p className="text-lingon">{messages.loadFailed}</p>}
        {!all && !isError && <Skeleton className="h-52" />}
        {all && fields.length === 0 && <p>{messages.empty}</p>}
        {fields.length > 0 && (
          <SortableList
            key={target}
            items={fields.map((field) => ({
              id: field.id,
              name: inLanguage(field.name, language),
              field,
            }))}
            label={messages.title}
            messages={messages.order}
            onOrder={(ids) => mutate({ work: (client) => orderFields(client, ids) })}
          >
            {({ field, name }) => (
              <FieldRow
                field={field}
                name={name}
                mutate={mutate}
                onEdit={() => setEditedField(field)}
              />
            )}
          </SortableList>
        )}
      </div>
      {editedField && (
        <EditField
          field={editedField === 'new' ? undefined : editedField}
          target={target}
          position={fields.length + 1}
          onClose={() => setEditedField(undefined)}
        />
      )}
    </Screen>
  );
}
