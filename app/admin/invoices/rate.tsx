import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { needsSekRate, parseSekRate, rateUnits, toSek } from '../../../domain/invoices/sek-rate.ts';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { fill, formatAmount, localeOf } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/fields/field.tsx';
import { usePendingAction } from '../kit/actions/use-pending-action.ts';
import { Section } from '../kit/screens/section.tsx';
import { useMessages } from '../use-messages.ts';
import { type Invoice, setSekRate } from './data.ts';

/** The exchange rate of a draft whose VAT must be stated in kronor as well. */
export function Rate({ invoice }: { invoice: Invoice }) {
  const messages = useMessages('invoices');
  const { rate: t } = messages;
  const language = useLanguage();
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const [text, setText] = useState(() => formatRate(invoice.sek_rate, localeOf(language)));
  const [isWrong, setWrong] = useState(false);
  const { pending, run } = usePendingAction({ errors: messages.errors });
  if (!needsSekRate(invoice) || invoice.state !== 'draft') return null;
  const { currency, vat_amount: vat } = invoice;
  const rate = parseSekRate(text);
  const hint =
    rate === undefined
      ? t.hint
      : fill(t.vat, {
          vat: formatAmount(vat, currency, language),
          sek: formatAmount(toSek(vat, rate), 'SEK', language),
        });
  const save = () =>
    run(async () => {
      setWrong(rate === undefined);
      if (rate === undefined) return;
      await setSekRate(await getClient(), invoice.id, rate);
      await queries.invalidateQueries({ queryKey: queryKeys.table('invoices') });
      toast.success(t.saved);
    });
  return (
    <Section title={t.title} text={t.text}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <InputField
          label={fill(t.label, { currency })}
          inputMode="decimal"
          autoComplete="off"
          hint={hint}
          error={isWrong && rate === undefined && t.invalid}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button
          type="submit"
          variant="paper"
          size="compact"
          className="justify-self-start"
          disabled={pending || rate === invoice.sek_rate}
        >
          {t.save}
        </Button>
      </form>
    </Section>
  );
}

function formatRate(rate: number | null, locale: string): string {
  if (rate === null) return '';
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 4, useGrouping: false });
  return format.format(rate / rateUnits);
}
