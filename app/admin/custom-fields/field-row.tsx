import { clsx } from 'clsx';
import { inLanguage } from '../../../domain/in-language.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import type { UndoableMutation } from '../kit/use-undoable-mutation.ts';
import { useMessages } from '../use-messages.ts';
import { type CustomField, retireField } from './data.ts';

type FieldRowProps = {
  field: CustomField;
  name: string;
  mutate: UndoableMutation;
  onEdit: () => void;
};

export function FieldRow({ field, name, mutate, onEdit }: FieldRowProps) {
  const messages = useMessages('customFields');
  const language = useLanguage();
  const { id, kind, options, isRetired } = field;
  const switched = isRetired ? messages.bringBack : messages.retire;
  const setRetired = () =>
    void mutate({
      work: (client) => retireField(client, id, !isRetired),
      undo: (client) => retireField(client, id, isRetired),
      done: fill(switched.done, { name }),
    });
  return (
    <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <b className={clsx('font-semibold wrap-anywhere', isRetired && 'text-soft')}>{name}</b>
          {isRetired && <Badge className="text-xs">{messages.retired}</Badge>}
        </p>
        <p className="text-sm text-soft wrap-anywhere">
          {[
            messages.kinds[kind],
            options.map(({ label }) => inLanguage(label, language)).join(', '),
          ]
            .filter(Boolean)
            .join(': ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-1">
        <Button
          variant="paper"
          size="compact"
          aria-label={fill(messages.edit.buttonOf, { name })}
          onClick={onEdit}
        >
          {messages.edit.button}
        </Button>
        <Button
          variant="paper"
          size="compact"
          aria-label={fill(switched.buttonOf, { name })}
          onClick={setRetired}
        >
          {switched.button}
        </Button>
      </div>
    </div>
  );
}
