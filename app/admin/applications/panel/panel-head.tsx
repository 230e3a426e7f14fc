import { fill, formatDay, formatTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Kbd } from '../../../ui/kbd.tsx';
import { useMessages } from '../../use-messages.ts';
import type { Application } from '../data/application.ts';
import { describeAge, jobOf, nameOf } from '../describe.ts';
import { OwnerField } from './owner-field.tsx';
import type { Neighbours } from './panel.tsx';
import { Stars } from './stars.tsx';
import { Tags } from './tags.tsx';

type PanelHeadProps = {
  application: Application;
  neighbours: Neighbours;
  onOpen: (id: string) => void;
  onClose: () => void;
};

export function PanelHead({ application, neighbours, onOpen, onClose }: PanelHeadProps) {
  const texts = useMessages('applications');
  const language = useLanguage();
  const { previous, next, place } = neighbours;
  const applied = fill(texts.panel.applied, {
    date: formatDay(new Date(application.createdAt), language),
  });
  const facts = [application.location, applied, texts.panel.prefers[application.language]];

  return (
    <header className="grid grid-cols-1 gap-3">
      <div className="grid grid-cols-1 gap-1">
        <div className="flex items-center justify-between gap-2">
          <p className="flex items-center gap-1.5 text-soft tabular-nums">
            {place}
            <Kbd>J</Kbd>
            <Kbd>K</Kbd>
          </p>
          <div className="flex">
            <IconButton
              icon="up"
              label={texts.panel.previous}
              disabled={!previous}
              onClick={() => previous && onOpen(previous)}
            />
            <IconButton
              icon="down"
              label={texts.panel.next}
              disabled={!next}
              onClick={() => next && onOpen(next)}
            />
            <IconButton icon="close" label={texts.panel.close} onClick={onClose} />
          </div>
        </div>
        <h2 className="text-[1.4rem]">{nameOf(application, texts)}</h2>
        <p className="font-medium">{jobOf(application, language, texts)}</p>
        <p className="text-soft">{facts.filter(Boolean).join(' · ')}</p>
        <Contact application={application} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={application.stage === 'hired' ? 'good' : 'neutral'}>
          {texts.stages[application.stage]}
        </Badge>
        {application.owedSince && !application.withdrawnAt && (
          <Badge tone="waiting">
            {fill(texts.waitingLong, { time: describeAge(application.owedSince, language) })}
          </Badge>
        )}
        {application.withdrawnAt && <Badge>{texts.withdrawn}</Badge>}
      </div>
      {application.withdrawnAt && (
        <p role="status" className="rounded-lg bg-wool px-3 py-2">
          {fill(texts.panel.withdrawn, {
            date: formatTime(new Date(application.withdrawnAt), language),
          })}{' '}
          {application.withdrawnReason &&
            fill(texts.panel.withdrawnReason, { reason: application.withdrawnReason })}
        </p>
      )}
      <Decision application={application} />
      <div className="grid grid-cols-2 items-start gap-3">
        <Stars application={application} />
        <OwnerField application={application} />
      </div>
      <Tags application={application} />
    </header>
  );
}

function Contact({
  application: { email, phone, linkedinUrl, personId },
}: {
  application: Application;
}) {
  const { panel } = useMessages('applications');
  const links = [
    email && { href: `mailto:${email}`, label: email },
    phone && { href: `tel:${phone}`, label: phone },
    linkedinUrl && { href: linkedinUrl, label: 'LinkedIn' },
  ].filter((link) => link !== null && link !== '');
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-0.5">
      {links.map((link) => (
        <a
          key={link.href}
          href={link.href}
          rel="noreferrer"
          target={link.href.startsWith('https') ? '_blank' : undefined}
          className="wrap-anywhere underline decoration-line underline-offset-4 hover:decoration-current"
        >
          {link.label}
        </a>
      ))}
      <LocalizedLink
        to={`/admin/applicants/${personId}`}
        className="underline decoration-line underline-offset-4 hover:decoration-current"
      >
        {panel.person}
      </LocalizedLink>
    </p>
  );
}

function Decision({ application }: { application: Application }) {
  const texts = useMessages('applications');
  const { meritNote, rejectReason, stage } = application;
  if (!meritNote || (stage !== 'hired' && stage !== 'rejected')) return null;
  const reason = Object.entries(texts.reasons).find(([key]) => key === rejectReason)?.[1];
  return (
    <section className="grid gap-0.5 rounded-lg bg-wool px-3 py-2">
      <h3 className="font-sans text-sm font-semibold tracking-normal">{texts.panel.decision}</h3>
      {reason && <p className="text-soft">{reason}</p>}
      <p>{meritNote}</p>
    </section>
  );
}
