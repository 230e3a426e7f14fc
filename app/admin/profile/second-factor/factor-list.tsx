import { useState } from 'react';
import type { Factor } from '../../../backend/auth/second-factor.ts';
import { fill, formatDate } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx';
import type { AdminMessages } from '../../messages.en.ts';

type FactorListProps = {
  messages: AdminMessages['profile']['secondFactor'];
  factors: Factor[];
  onRemove: (id: string) => Promise<boolean>;
};

export function FactorList({ messages, factors, onRemove }: FactorListProps) {
  const language = useLanguage();
  const [factorToRemove, setFactorToRemove] = useState<string>();
  const close = () => setFactorToRemove(undefined);

  return (
    <>
      <ul className="divide-y divide-line rounded-compact border border-line">
        {factors.map(({ id, name, createdAt }) => (
          <li key={id} className="flex items-center justify-between gap-4 px-3.5 py-2.5">
            <span className="grid">
              <b className="font-semibold">{name}</b>
              <span className="text-soft">
                {fill(messages.onSince, { date: formatDate(new Date(createdAt), language) })}
              </span>
            </span>
            <Button variant="quiet" size="compact" onClick={() => setFactorToRemove(id)}>
              {messages.remove}
            </Button>
          </li>
        ))}
      </ul>
      {factorToRemove !== undefined && (
        <ConfirmDialog
          messages={{
            title: messages.removeTitle,
            text: messages.removeText,
            cancel: messages.keepFactor,
            submit: messages.remove,
          }}
          pending={false}
          onSubmit={async () => {
            close();
            await onRemove(factorToRemove);
          }}
          onClose={close}
        />
      )}
    </>
  );
}
