import { Alpaca } from '../../../art/alpaca.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { NoticePage } from '../../blocks/notice-page.tsx';
import { useSite } from '../../shell/site-context.tsx';
import { usePortalMessages } from '../portal-context.ts';
import type { OpenedApproval } from './data.ts';

/** A request that ended without an answer, or that is not for this contact. */
export function EndedAd({ approval }: { approval: OpenedApproval | null }) {
  const { approvals: t } = usePortalMessages();
  const { contactEmail } = useSite();
  const state = approval?.state ?? 'unknown';
  const isEnded = state in t.ended;
  const { title, text } = t.ended[isEnded ? (state as keyof typeof t.ended) : 'unknown'];
  const picture = <Alpaca pose={approval ? 'asleep' : 'confused'} className="w-full" />;
  return (
    <NoticePage title={title} text={text} picture={picture}>
      <div className="flex flex-wrap gap-3">
        {approval?.newer_id && (
          <LocalizedLink to={`/portal/ads/${approval.newer_id}`} className={buttonClass({})}>
            {t.openNewer}
          </LocalizedLink>
        )}
        {approval?.job.state === 'open' && (
          <LocalizedLink to={`/job/${approval.job.slug}`} className={buttonClass({})}>
            {t.seeAd}
          </LocalizedLink>
        )}
        <LinkButton href={`mailto:${contactEmail}`} variant="outline">
          {t.contactUs}
        </LinkButton>
      </div>
    </NoticePage>
  );
}
