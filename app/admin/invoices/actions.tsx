import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { toStockholmDay } from '../../../domain/stockholm-day.ts';
import { useAuth } from '../../backend/auth/auth-context.ts';
import type { BrowserClient } from '../../backend/browser-client.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { fill } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmButton } from '../kit/confirm-button.tsx';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { usePendingAction } from '../kit/use-pending-action.ts';
import { useMessages } from '../use-messages.ts';
import { creditInvoice, type Invoice, markPaid, readPdf, sendInvoice } from './data.ts';

export function Actions({ invoice }: { invoice: Invoice }) {
  const messages = useMessages('invoices');
  const { invoice: t } = messages;
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const [isSending, setSending] = useState(false);
  const { pending, run } = usePendingAction({ errors: messages.errors });
  const act = (work: (client: BrowserClient) => Promise<void>) =>
    run(async () => {
      await work(await getClient());
      await queries.invalidateQueries({ queryKey: queryKeys.table('invoices') });
    });
  const { id, state, kind, credited_at: creditedAt } = invoice;
  const isOpen = kind === 'invoice' && state !== 'draft' && !creditedAt;

  const download = async (client: BrowserClient, name: string) =>
    save(await readPdf(client, id), `${name}.pdf`);
  const send = () =>
    act(async (client) => {
      const { number } = await sendInvoice(client, invoice);
      setSending(false);
      toast.success(fill(t.sent, { number: String(number) }));
      await download(client, `${messages.kinds.invoice} ${number}`);
    });
  const credit = () =>
    act(async (client) => {
      const { number } = await creditInvoice(client, id);
      toast.success(fill(t.credited, { number: String(number) }));
    });
  const pay = (day: string | null) => () =>
    act(async (client) => void (await markPaid(client, id, day)));

  return (
    <>
      {state === 'draft' && (
        <Button size="compact" onClick={() => setSending(true)}>
          {t.send}
        </Button>
      )}
      {isOpen && state === 'sent' && (
        <Button size="compact" disabled={pending} onClick={pay(toStockholmDay(new Date()))}>
          {t.pay}
        </Button>
      )}
      {isOpen && state === 'paid' && (
        <Button variant="paper" size="compact" disabled={pending} onClick={pay(null)}>
          {t.unpay}
        </Button>
      )}
      <Button
        variant="paper"
        size="compact"
        disabled={pending}
        onClick={() =>
          act((client) =>
            download(client, `${messages.kinds[kind]} ${invoice.number ?? messages.draft}`),
          )
        }
      >
        {t.pdf}
      </Button>
      {isOpen && (
        <ConfirmButton label={t.credit} messages={messages.creditDialog} onConfirm={credit} />
      )}
      {isSending && (
        <ConfirmDialog
          messages={messages.sendDialog}
          pending={pending}
          onSubmit={send}
          onClose={() => setSending(false)}
        />
      )}
    </>
  );
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
