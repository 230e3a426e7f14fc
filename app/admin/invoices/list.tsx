import { useMemo, useState } from 'react';
import { monthsInAdvance } from '../../../domain/invoices/invoice-calls.ts';
import { addMonths, firstDayOf, monthOf } from '../../../domain/invoices/month.ts';
import { toStockholmDay } from '../../../domain/time/stockholm-day.ts';
import { formatMonth } from '../../i18n/format-month.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { List } from '../kit/list/list.tsx';
import type { ListDefinition } from '../kit/list/list-definition.ts';
import { optionsOf } from '../kit/list/options-of.ts';
import { RoleGate } from '../kit/screens/role-gate.tsx';
import { Screen } from '../kit/screens/screen.tsx';
import { useStaff } from '../shell/staff-context.ts';
import { useMessages } from '../use-messages.ts';
import { GenerateDialog } from './generate-dialog.tsx';
import { invoiceColumns } from './invoice-columns.tsx';
import { type InvoiceRow, invoiceSource } from './invoice-source.ts';

const monthsInFilter = 18;

/** Returns the first days of the months that can be invoiced, latest first. */
function listMonths(): string[] {
  const latestMonth = addMonths(monthOf(toStockholmDay(new Date())), monthsInAdvance);
  return Array.from({ length: monthsInFilter }, (_, index) =>
    firstDayOf(addMonths(latestMonth, -index)),
  );
}

export default function Invoices() {
  const messages = useMessages('invoices');
  const language = useLanguage();
  const { role } = useStaff();
  const [isGenerating, setGenerating] = useState(false);
  const isAdmin = role === 'admin';

  const definition = useMemo<ListDefinition<InvoiceRow>>(() => {
    const labels = messages.columns;
    return {
      screen: 'invoices',
      label: messages.title,
      source: invoiceSource,
      columns: invoiceColumns({ messages, language }),
      filters: [
        {
          kind: 'choice',
          key: 'standing',
          label: labels.standing,
          column: 'standing',
          options: optionsOf(messages.standings),
        },
        {
          kind: 'choice',
          key: 'kind',
          label: labels.kind,
          column: 'kind',
          options: optionsOf(messages.kinds),
        },
        {
          kind: 'choice',
          key: 'month',
          label: labels.month,
          column: 'month',
          options: listMonths().map((day) => ({ value: day, label: formatMonth(day, language) })),
        },
      ],
      sort: '-month',
      href: ({ id }) => `/admin/invoices/${id}`,
      nameOf: ({ number, client_name }) => `${number ?? messages.draft} ${client_name ?? ''}`,
      searchLabel: messages.search,
      empty: isAdmin ? messages.empty : messages.emptyOfOwn,
    };
  }, [messages, language, isAdmin]);

  return (
    <RoleGate allows="recruiters" messages={messages}>
      <Screen
        fill
        title={messages.title}
        actions={
          <Button size="compact" onClick={() => setGenerating(true)}>
            {messages.generate.open}
          </Button>
        }
      >
        <List definition={definition} />
        {isGenerating && <GenerateDialog onClose={() => setGenerating(false)} />}
      </Screen>
    </RoleGate>
  );
}
