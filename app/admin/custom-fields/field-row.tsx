import { inLanguage } from '../../../domain/in-language.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import type { UndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { RetirableRow } from '../kit/named-items/retirable-row.tsx';
import { useMessages } from '../use-messages.ts';
import type { CustomField } from './data.ts';

type FieldRowProps = {
  field: CustomField;
  name: string;
  mutate: UndoableMutation;
  onEdit: () => void;
};

export function FieldRow({ field, ...row }: FieldRowProps) {
  const messages = useMessages('customFields');
  const language = useLanguage();
  const options = field.options.map(({ label }) => inLanguage(label, language)).join(', ');
  return (
    <RetirableRow
      table="custom_fields"
      item={field}
      description={[messages.kinds[field.kind], options].filter(Boolean).join(': ')}
      messages={messages}
      {...row}
    />
  );
}
