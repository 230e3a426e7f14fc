import { useState } from 'react';
import { toStockholmDay } from '../../../../domain/time/stockholm-day.ts';
import { fill, formatStockholmDay } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { InputField, SelectField } from '../../../ui/fields/field.tsx';
import { useMessages } from '../../use-messages.ts';
import { type Application, updateStay } from '../data/application.ts';
import { usePanelMutation } from './use-panel-mutation.ts';

/** Asks whether a hired person has stayed. The figures of the home page count the answers. */
export function StayedField({ application }: { application: Application }) {
  const t = useMessages('applications').panel.stayed;
  const { pending, save } = usePanelMutation(application.id);
  // "Has left" is saved with its day.
  const [isLeaving, setLeaving] = useState(false);
  const { stage, stayedSixMonths, leftOn, erasedAt } = application;
  if (stage !== 'hired' || erasedAt) return null;
  const hasLeft = isLeaving || leftOn !== null || stayedSixMonths === false;

  return (
    <div className="grid gap-3">
      <SelectField
        label={t.label}
        hint={t.hint}
        value={hasLeft ? 'no' : stayedSixMonths ? 'yes' : ''}
        disabled={pending}
        onChange={(event) => {
          const { value } = event.currentTarget;
          setLeaving(value === 'no');
          if (value === 'no') return;
          const stayed = value === 'yes' ? true : null;
          void save((client) => updateStay(client, application.id, { stayed }));
        }}
      >
        <option value="">{t.unknown}</option>
        <option value="yes">{t.yes}</option>
        <option value="no">{t.no}</option>
      </SelectField>
      {hasLeft && <LeftOnField key={leftOn} application={application} />}
      {leftOn && <Departure application={application} leftOn={leftOn} />}
    </div>
  );
}

function LeftOnField({ application: { id, leftOn } }: { application: Application }) {
  const t = useMessages('applications').panel.stayed;
  const { pending, save } = usePanelMutation(id);
  const today = toStockholmDay(new Date());
  const [day, setDay] = useState(leftOn ?? '');
  const [isWrong, setWrong] = useState(false);
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const isMissing = day < '2000-01-01' || day > today;
        setWrong(isMissing);
        if (!isMissing) void save((client) => updateStay(client, id, { leftOn: day }));
      }}
    >
      <InputField
        type="date"
        label={t.leftOn}
        value={day}
        max={today}
        error={isWrong && t.leftOnMissing}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      <Button type="submit" variant="paper" size="compact" disabled={pending || day === leftOn}>
        {t.save}
      </Button>
    </form>
  );
}

type DepartureProps = { application: Application; leftOn: string };

/** What the departure means for the guarantee of a project. */
function Departure({ application, leftOn }: DepartureProps) {
  const t = useMessages('applications').panel.stayed;
  const language = useLanguage();
  const { guaranteeEndsOn: end, isJobClosed, jobId } = application;
  const isGuaranteed = end !== null && leftOn <= end;
  const day = end ? formatStockholmDay(new Date(end), language) : '';
  return (
    <div className="grid gap-1 text-soft">
      {end && <p>{fill(isGuaranteed ? t.inGuarantee : t.afterGuarantee, { day })}</p>}
      <p>{t.counts}</p>
      {isJobClosed && (
        <LocalizedLink to={`/admin/jobs/edit/${jobId}`} className="justify-self-start underline">
          {t.reopen}
        </LocalizedLink>
      )}
    </div>
  );
}
