import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { toast } from 'sonner';
import { isReminder } from '../../../domain/invoices/is-reminder.ts';
import { toStockholmDay } from '../../../domain/time/stockholm-day.ts';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { BackendError } from '../../backend/backend-error.ts';
import type { BrowserClient } from '../../backend/browser-client.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { fill } from '../../i18n/format.ts';
import { localizedHref } from '../../i18n/href.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { downloadFile } from '../../ui/download-file.ts';
import { usePendingAction } from '../kit/actions/use-pending-action.ts';
import { ConfirmButton } from '../kit/dialogs/confirm-button.tsx';
import { useMessages } from '../use-messages.ts';
import {
  creditInvoice,
  type Invoice,
  mailInvoice,
  markPaid,
  readPdf,
  sendInvoice,
} from './data.ts';
import { PayDialog } from './pay-dialog.tsx';
import { type Delivery, SendDialog } from './sending/send-dialog.tsx';

export function Actions({ invoice }: { invoice: Invoice }) {
  const messages = useMessages('invoices');
  const { invoice: t } = messages;
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const language = useLanguage();
  // A credit note opens with the dialog that sends it, because nothing has reached the client yet.
  const isNew = useLocation().state?.isNew === true && invoice.mails.length === 0;
  // The dialog for a draft closes when a colleague has sent it: it would be mailed a second time.
  const [sentFrom, setSentFrom] = useState(isNew ? invoice.state : undefined);
  const [isPaying, setPaying] = useState(false);
  const { pending, run } = usePendingAction({ errors: messages.errors });
  const runAction = (work: (client: BrowserClient) => Promise<void>) =>
    run(async () => {
      try {
        await work(await getClient());
      } finally {
        // Invoices are refetched after an error as well: one that could not be mailed may have its number by now.
        await queries.invalidateQueries({ queryKey: queryKeys.table('invoices') });
      }
    });
  const { id, state, kind, credited_at: creditedAt } = invoice;
  const wasMailed = invoice.mails.some((mail) => mail.state === 'sent');
  const reminds = isReminder(invoice, wasMailed, toStockholmDay(new Date()));
  const isOpen = kind === 'invoice' && state !== 'draft' && !creditedAt;

  const download = async (client: BrowserClient, name: string) =>
    downloadFile(await readPdf(client, id), `${name}.pdf`);
  /** The dialog would cover the lines that are to be checked. */
  const showChanged = (error: unknown): never => {
    if (error instanceof BackendError && error.code === 'conflict') setSentFrom(undefined);
    throw error;
  };
  const send = (delivery: Delivery) =>
    runAction(async (client) => {
      if (state === 'draft') {
        const { number } = await sendInvoice(client, invoice).catch(showChanged);
        toast.success(fill(t.sent, { number: String(number) }));
        if (delivery === 'manual') await download(client, `${messages.kinds.invoice} ${number}`);
      }
      setSentFrom(undefined);
      if (delivery === 'manual') return;
      const { to } = await mailInvoice(client, id);
      toast.success(fill(t.mailed, { email: to }));
    });
  const credit = () =>
    runAction(async (client) => {
      const { id: creditNote, number } = await creditInvoice(client, id);
      toast.success(fill(t.credited, { number: String(number) }));
      await navigate(localizedHref(`/admin/invoices/${creditNote}`, language), {
        state: { isNew: true },
      });
    });
  const pay = (day: string | null) =>
    runAction(async (client) => void (await markPaid(client, id, day)));

  return (
    <>
      {!creditedAt && (
        <Button
          size="compact"
          variant={state === 'draft' ? undefined : 'paper'}
          onClick={() => setSentFrom(state)}
        >
          {state === 'draft' ? t.send : reminds ? t.remind : t.mail}
        </Button>
      )}
      {isOpen && state === 'sent' && (
        <Button size="compact" disabled={pending} onClick={() => setPaying(true)}>
          {t.pay}
        </Button>
      )}
      {isOpen && state === 'paid' && (
        <Button variant="paper" size="compact" disabled={pending} onClick={() => void pay(null)}>
          {t.unpay}
        </Button>
      )}
      <Button
        variant="paper"
        size="compact"
        disabled={pending}
        onClick={() =>
          runAction((client) =>
            download(client, `${messages.kinds[kind]} ${invoice.number ?? messages.draft}`),
          )
        }
      >
        {t.pdf}
      </Button>
      {isOpen && (
        <ConfirmButton
          label={t.credit}
          messages={messages.creditDialog}
          disabled={pending}
          onConfirm={credit}
        />
      )}
      {isPaying && isOpen && state === 'sent' && (
        <PayDialog
          issuedOn={invoice.issued_on}
          pay={async (day) => {
            setPaying(false);
            await pay(day);
          }}
          onClose={() => setPaying(false)}
        />
      )}
      {sentFrom === state && (
        <SendDialog
          invoice={invoice}
          pending={pending}
          onSubmit={(delivery) => void send(delivery)}
          onClose={() => setSentFrom(undefined)}
        />
      )}
    </>
  );
}
