import { clsx } from 'clsx';
import { pictureOrKey } from '../../../domain/content/picture.ts';
import type { Recruiter } from '../../../domain/staff/recruiter.ts';
import { Portrait } from '../../art/portrait.tsx';
import { fill } from '../../i18n/format.ts';
import type { Message } from '../../i18n/messages-of.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { useSite } from '../shell/site-context.tsx';

type RecruiterCardProps = {
  recruiter: Recruiter;
  messages: { role: string; ask: Message<'name'>; subject?: Message<'subject'> };
  /** The subject of the mail, such as the job title. `messages.subject` may put words around it. */
  subject: string;
  className?: string;
};

/** Questions go to the shared mailbox, so that they are answered on holidays as well. */
export function RecruiterCard({ recruiter, messages, subject, className }: RecruiterCardProps) {
  const { contactEmail } = useSite();
  const name = recruiter.name.split(' ')[0] ?? recruiter.name;
  const about = `${recruiter.name}: ${messages.subject ? fill(messages.subject, { subject }) : subject}`;
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-paper p-5',
        className,
      )}
    >
      <RecruiterFace recruiter={recruiter} />
      <p className="min-w-32 flex-1 leading-snug">
        <span className="block text-[.9rem] text-soft">{messages.role}</span>
        <b className="font-semibold">{recruiter.name}</b>
      </p>
      <LinkButton
        href={`mailto:${contactEmail}?subject=${encodeURIComponent(about)}`}
        variant="outline"
        size="medium"
        className="print:hidden"
      >
        {fill(messages.ask, { name })}
      </LinkButton>
    </div>
  );
}

export function RecruiterFace({
  recruiter: { name, image },
}: Pick<RecruiterCardProps, 'recruiter'>) {
  const picture = pictureOrKey(image);
  const shape = 'size-14 flex-none overflow-hidden rounded-full';
  if (picture) {
    return (
      <span aria-hidden="true" className={shape}>
        <Portrait image={picture} name={name} className="size-full object-cover" />
      </span>
    );
  }
  const initials = name.split(/\s+/, 2).map((word) => word.charAt(0));
  return (
    <span
      aria-hidden="true"
      className={clsx(shape, 'flex items-center justify-center bg-mint font-bold text-on-mint')}
    >
      {initials}
    </span>
  );
}
