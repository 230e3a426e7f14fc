import { fill, formatDay } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { EmailText } from '../../../ui/email-text.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { KeyHint } from '../../../ui/kbd.tsx';
import { BounceNotice } from '../../conversations/bounce-notice.tsx';
import { ValuesSection } from '../../custom-fields/values-section.tsx';
import { useStages } from '../../stage-templates/use-stages.ts';
import { useMessages } from '../../use-messages.ts';
import type { Application } from '../data/application.ts';
import { describeAge, jobOf, nameOf } from '../describe.ts';
import { ClientAnswer } from './client-answer.tsx';
import { DecisionNote, EndReason } from './outcome.tsx';
import { OwnerField } from './owner-field.tsx';
import type { Neighbours } from './panel.tsx';
import { Stars } from './stars.tsx';
import { StayedField } from './stayed-field.tsx';
import { ApplicationTags } from './tags.tsx';
import { Tasks } from './tasks.tsx';

type PanelHeadProps = {
  application: Application;
  neighbours: Neighbours;
  onClose: () => void;
};

export function PanelHead({ application, neighbours, onClose }: PanelHeadProps) {
  const messages = useMessages('applications');
  const language = useLanguage();
  const { nameStage } = useStages();
  const { openPrevious, openNext, position } = neighbours;
  const applied = fill(messages.panel.applied, {
    date: formatDay(new Date(application.createdAt), language),
  });
  const facts = [application.location, applied, messages.panel.prefers[application.language]];

  return (
    <header className="grid grid-cols-1 gap-3">
      <div className="grid grid-cols-1 gap-1">
        <div className="flex items-center justify-between gap-2">
          <p className="flex items-center gap-1.5 text-soft tabular-nums">
            {position}
            <KeyHint>J</KeyHint>
            <KeyHint>K</KeyHint>
          </p>
          <div className="flex">
            <IconButton
              icon="up"
              label={messages.panel.previous}
              disabled={!openPrevious}
              onClick={() => openPrevious?.()}
            />
            <IconButton
              icon="down"
              label={messages.panel.next}
              disabled={!openNext}
              onClick={() => openNext?.()}
            />
            <IconButton icon="close" label={messages.panel.close} onClick={onClose} />
          </div>
        </div>
        <h2 className="text-[1.4rem]">{nameOf(application, messages)}</h2>
        <p className="font-medium">{jobOf(application, language, messages)}</p>
        <p className="text-soft">{facts.filter(Boolean).join(' · ')}</p>
        <Contact application={application} />
      </div>
      <BounceNotice personId={application.personId} address={application.email} />
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={application.stage === 'hired' ? 'good' : 'neutral'}>
          {nameStage(application)}
        </Badge>
        {application.owedSince && !application.withdrawnAt && (
          <Badge tone="waiting">
            {fill(messages.waitingLong, { time: describeAge(application.owedSince, language) })}
          </Badge>
        )}
        {application.withdrawnAt && <Badge>{messages.withdrawn}</Badge>}
      </div>
      <EndReason application={application} />
      <ClientAnswer application={application} />
      <DecisionNote application={application} />
      <StayedField application={application} />
      <div className="grid grid-cols-2 items-start gap-3">
        <Stars application={application} />
        <OwnerField application={application} />
      </div>
      <ApplicationTags application={application} />
      {!application.erasedAt && (
        <ValuesSection record={{ target: 'applications', id: application.id }} />
      )}
      {!application.erasedAt && <Tasks applicationId={application.id} jobId={application.jobId} />}
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
    email && { href: `mailto:${email}`, label: <EmailText email={email} /> },
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
