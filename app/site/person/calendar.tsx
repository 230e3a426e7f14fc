import { fill } from '../../i18n/fill.ts';
import { formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { ChoiceField, TextField } from '../forms/fields.tsx';
import { CorrectionForm } from './correction-form.tsx';
import type { OwnFreelancer } from './data.ts';
import type { OwnWords } from './own-words.server.ts';
import type { Act } from './use-own-page.ts';

type CalendarProps = { periods: OwnFreelancer['periods']; words: OwnWords; act: Act };

/** When a freelancer can work: what is noted, and a period to put in. */
export function Calendar({ periods, words: { messages, texts }, act }: CalendarProps) {
  const language = useLanguage();
  const { calendar } = messages;
  const day = (date: string) => formatDate(new Date(`${date}T12:00:00Z`), language);

  return (
    <div className="grid gap-5">
      {periods.length === 0 ? (
        <p>{calendar.none}</p>
      ) : (
        <ul className="grid gap-1.5">
          {periods.map(({ from, to, availability }) => (
            <li key={from}>
              <b className="font-semibold">{calendar.states[availability]}</b>{' '}
              {to
                ? fill(calendar.range, { from: day(from), to: day(to) })
                : fill(calendar.openEnd, { from: day(from) })}
            </li>
          ))}
        </ul>
      )}
      <CorrectionForm
        texts={texts}
        part="availability"
        stored={{}}
        act={act}
        save={calendar.save}
        saved={calendar.saved}
      >
        <div className="grid items-start gap-5 sm:grid-cols-3">
          <TextField name="from" type="date" label={calendar.from} required />
          <TextField name="to" type="date" label={calendar.to} hint={calendar.toHint} unmarked />
          <ChoiceField
            name="availability"
            label={calendar.what}
            options={calendar.states}
            defaultValue="available"
            required
          />
        </div>
      </CorrectionForm>
    </div>
  );
}
