import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { inLanguage } from '../../../../domain/in-language.ts';
import type { ApprovalDecision } from '../../../../domain/jobs/ad-approval.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { codeOf } from '../../../backend/backend-error.ts';
import { refetch } from '../../../backend/refetch.ts';
import { fill, formatDate } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import type { RouteHandle } from '../../../route-handle.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { Container } from '../../../ui/container.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { RecruiterCard } from '../../blocks/recruiter-card.tsx';
import { AdFrame } from '../../portal/approvals/ad-frame.tsx';
import { AnswerForm } from '../../portal/approvals/answer-form.tsx';
import { answerApproval, type OpenedApproval, toAdPreview } from '../../portal/approvals/data.ts';
import { EndedAd } from '../../portal/approvals/ended-ad.tsx';
import { approvalKey, useApproval } from '../../portal/approvals/use-approval.ts';
import { usePortalMessages } from '../../portal/portal-context.ts';
import type { Route } from './+types/ad.ts';

export const handle = { cache: 'private' } satisfies RouteHandle;

/** An ad that a contact approves before it is published. */
export default function Ad({ params: { approvalId: id } }: Route.ComponentProps) {
  return <OpenedAd key={id} id={id} />;
}

function OpenedAd({ id }: { id: string }) {
  const { approvals: t } = usePortalMessages();
  const { data: approval } = useApproval(id);
  // Outlives the form: a colleague may answer, or the recruiter withdraw the ad, while it is typed.
  const [comment, setComment] = useState('');
  if (approval === undefined) {
    return (
      <Container className="grid gap-5 pt-9 md:pt-14">
        <Skeleton className="h-14 max-w-96" />
        <Skeleton className="h-96" />
      </Container>
    );
  }
  return (
    <>
      <Container className="pt-6">
        <LocalizedLink to="/portal" className="inline-flex min-h-11 items-center underline">
          {t.back}
        </LocalizedLink>
      </Container>
      {approval?.ad ? (
        <OpenAd approval={approval} ad={approval.ad} comment={comment} onComment={setComment} />
      ) : (
        <EndedAd approval={approval} />
      )}
      {approval?.state !== 'waiting' && !approval?.is_own && <UnsentComment comment={comment} />}
    </>
  );
}

/** A comment that was typed when somebody else ended the request, so that it can still be copied. */
function UnsentComment({ comment }: { comment: string }) {
  const { approvals: t } = usePortalMessages();
  if (!comment.trim()) return null;
  return (
    <Container className="pt-8">
      <Card as="section" tone="peach" className="grid gap-2 wrap-anywhere">
        <h2 className="font-sans text-base font-semibold tracking-normal">{t.unsent.title}</h2>
        <p>{t.unsent.text}</p>
        <q className="block whitespace-pre-line">{comment.trim()}</q>
      </Card>
    </Container>
  );
}

type OpenAdProps = {
  approval: OpenedApproval;
  ad: NonNullable<OpenedApproval['ad']>;
  comment: string;
  onComment: (comment: string) => void;
};

function OpenAd({ approval, ad, comment, onComment }: OpenAdProps) {
  const { approvals: t } = usePortalMessages();
  const language = useLanguage();
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const [notice, setNotice] = useState<string>();
  const { id, state, message, recruiter, newer_id: newer, client } = approval;
  const title = inLanguage(approval.title, language);
  // Refetched pages are equal: the frame gets a new text only if there is one.
  const preview = useMemo(() => toAdPreview(ad, approval), [ad, approval]);

  const send = async (decision: ApprovalDecision) => {
    try {
      const answer = { approval: id, decision, comment: comment.trim() || undefined };
      await answerApproval(await getClient(), answer);
      onComment('');
      return undefined;
    } catch (error) {
      const knownError = t.errors[codeOf(error)];
      // The page of the answer replaces the form, and the sentence with it.
      if (codeOf(error) === 'conflict') setNotice(knownError);
      return knownError ?? t.failed;
    } finally {
      await refetch(queries, approvalKey(id));
    }
  };

  return (
    <Container className="grid gap-8 pt-6 wrap-anywhere md:pt-9">
      <header className="grid gap-4">
        <p className="font-semibold text-soft">
          {[state === 'waiting' ? t.eyebrow : t.eyebrowAnswered, client.name].join(' · ')}
        </p>
        <h1 className="text-[clamp(2rem,6vw,3.6rem)]">{title}</h1>
        {state === 'waiting' && (
          <p className="measure-62 text-[1.15rem] text-soft">{fill(t.intro, { job: title })}</p>
        )}
      </header>
      {newer && (
        <Card tone="peach" className="flex flex-wrap items-center justify-between gap-4">
          <p className="font-semibold">{t.newer}</p>
          <LocalizedLink to={`/portal/ads/${newer}`} className={buttonClass({ size: 'medium' })}>
            {t.openNewer}
          </LocalizedLink>
        </Card>
      )}
      <div role="status" className="grid gap-4 empty:hidden">
        {notice && <p className="font-semibold">{notice}</p>}
        {(state === 'approved' || state === 'changes_asked') && (
          <Decided approval={approval} decision={state} />
        )}
      </div>
      {message && (
        <Card as="section" tone="peach">
          <h2 className="pb-2 font-sans text-base font-semibold tracking-normal">
            {t.fromRecruiter}
          </h2>
          <p className="text-[1.1rem] whitespace-pre-line">{message}</p>
        </Card>
      )}
      <AdFrame preview={preview} />
      {state === 'waiting' && <AnswerForm comment={comment} onComment={onComment} send={send} />}
      {recruiter && <RecruiterCard recruiter={recruiter} messages={t.recruiter} subject={title} />}
    </Container>
  );
}

type DecidedProps = { approval: OpenedApproval; decision: ApprovalDecision };

function Decided({ approval, decision }: DecidedProps) {
  const { approvals: t } = usePortalMessages();
  const language = useLanguage();
  const { is_own: isOwn, decided_by: name, decided_at: at, comment, job } = approval;
  const values = {
    name: name ?? t.someone,
    day: at ? formatDate(new Date(at), language) : '',
  };
  const { own, other, next } = t.decided[decision];
  return (
    <Card tone={decision === 'approved' ? 'spruce' : 'wool'} className="grid gap-2">
      <p className="text-[1.2rem] font-semibold">{fill(isOwn ? own : other, values)}</p>
      {comment && <q className="block whitespace-pre-line">{comment}</q>}
      {job.state === 'draft' && <p>{next}</p>}
    </Card>
  );
}
