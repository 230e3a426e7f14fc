import type { OwnFreelancer } from '../../../../domain/own-page.ts';
import { fill } from '../../../i18n/fill.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { ChoiceField, TextField } from '../../forms/fields.tsx';
import type { OwnPageContent } from '../own-messages.server.ts';
import { CorrectionForm } from '../profile/correction-form.tsx';
import type { RunAction } from '../use-own-page.ts';

type OwnCalendarProps = {
  periods: OwnFreelancer['periods'];
  content: OwnPageContent;
  runAction: RunAction;
};

/** The availability of a freelancer, and a form to add a period. */
export function OwnCalendar({
  periods,
  content: { messages, formMessages, constraints },
  runAction,
}: OwnCalendarProps) {
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
        messages={formMessages}
        constraints={constraints.availability}
        part="availability"
        stored={{}}
        runAction={runAction}
        save={calendar.save}
        saved={calendar.saved}
      >
        <div className="grid items-start gap-5 sm:grid-cols-3">
          <TextField name="from" type="date" label={calendar.from} />
          <TextField
            name="to"
            type="date"
            label={calendar.to}
            hint={calendar.toHint}
            hidesOptional
          />
          <ChoiceField
            name="availability"
            label={calendar.what}
            options={calendar.states}
            defaultValue="available"
          />
        </div>
      </CorrectionForm>
    </div>
  );
}
