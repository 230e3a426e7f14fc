import { inLanguage } from '../../../../domain/in-language.ts';
import type { ListedApproval } from '../../../../domain/jobs/ad-approval.ts';
import { useLiveTables } from '../../../backend/use-live-tables.ts';
import { fill, formatDate } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { usePortal, usePortalMessages } from '../portal-context.ts';
import { listApprovals } from './data.ts';

/** The ads that wait for the contact, and the answered ads that are not published yet. */
export function Approvals() {
  const { approvals: t } = usePortalMessages();
  const { company } = usePortal();
  const { data = [] } = useLiveTables({
    queryKey: ['portal_changes', 'approvals'],
    queryFn: listApprovals,
    follow: [{ table: 'portal_changes' }],
  });
  const companyApprovals = data.filter(({ client_id: id }) => id === company.id);
  const waiting = companyApprovals.filter(({ state }) => state === 'waiting');
  const answeredApprovals = companyApprovals.filter(({ state }) => state !== 'waiting');
  return (
    <>
      {waiting.length > 0 && (
        <Card as="section" tone="peach" className="grid gap-6">
          <div className="grid gap-2">
            <h2 className="text-[1.65rem]">{t.title}</h2>
            <p className="measure-62">{t.text}</p>
          </div>
          <ul className="grid gap-5">
            {waiting.map((approval) => (
              <Waiting key={approval.id} approval={approval} />
            ))}
          </ul>
        </Card>
      )}
      {answeredApprovals.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-[1.3rem]">{t.answered}</h2>
          <ul className="grid gap-2">
            {answeredApprovals.map((approval) => (
              <Answered key={approval.id} approval={approval} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type ApprovalProps = { approval: ListedApproval };

function Waiting({ approval: { id, title, asked_at: askedAt } }: ApprovalProps) {
  const { approvals: t } = usePortalMessages();
  const language = useLanguage();
  const job = inLanguage(title, language);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="grid">
        <b className="text-[1.1rem] font-semibold">{job}</b>
        <span>{fill(t.sentOn, { day: formatDate(new Date(askedAt), language) })}</span>
      </p>
      <LocalizedLink
        to={`/portal/ads/${id}`}
        aria-label={fill(t.readOf, { job })}
        className={buttonClass({ size: 'medium' })}
      >
        {t.readAndApprove}
      </LocalizedLink>
    </li>
  );
}

function Answered({ approval: { id, title, state, decided_at: decided } }: ApprovalProps) {
  const { approvals: t } = usePortalMessages();
  const language = useLanguage();
  const job = inLanguage(title, language);
  // Never: the list has answered requests only. It narrows the types.
  if (state === 'waiting' || !decided) return null;
  return (
    <li className="flex flex-wrap gap-x-3">
      <LocalizedLink
        to={`/portal/ads/${id}`}
        aria-label={fill(t.seeOf, { job })}
        className="font-semibold underline"
      >
        {job}
      </LocalizedLink>
      <span className="text-soft">
        {fill(t.states[state], { day: formatDate(new Date(decided), language) })}
      </span>
    </li>
  );
}
