import { clsx } from 'clsx';
import { toast } from 'sonner';
import type { GoLiveStep } from '../../../domain/company/go-live.ts';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { fill } from '../../i18n/format.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toastError } from '../../ui/toast/toast-error.ts';
import { usePendingAction } from '../kit/actions/use-pending-action.ts';
import { TextButton } from '../kit/text-button.tsx';
import { useMessages } from '../use-messages.ts';
import { sendTestMail } from './data.ts';

/** The screens of the steps. Other steps are done on the server, or by a button here. */
const paths: Partial<Record<GoLiveStep, string>> = {
  second_factor: '/admin/profile#second-factor',
  company: '/admin/website/company',
  logos: '/admin/website/logos',
  testimonials: '/admin/website/testimonials',
  team: '/admin/website/team',
  terms: '/admin/general-terms',
  booking_link: '/admin/booking-links',
  first_job: '/admin/jobs/new',
};

type ChecklistStepProps = {
  step: GoLiveStep;
  isDone: boolean;
  onChanged: () => void;
  onRemoveDemo: () => void;
};

export function ChecklistStep({ step, isDone, onChanged, onRemoveDemo }: ChecklistStepProps) {
  const t = useMessages('goLive');
  const { title, text } = t.steps[step];
  const path = paths[step];
  return (
    <li className="flex items-start gap-3 border-t border-line py-2.5">
      <span
        role="img"
        aria-label={isDone ? t.done : t.open}
        className={clsx(
          'mt-0.5 grid size-5 flex-none place-content-center rounded-full',
          isDone ? 'bg-mint text-on-mint' : 'border border-edge',
        )}
      >
        {isDone && <Icon name="check" className="size-3.5" />}
      </span>
      <div className="grid min-w-0 gap-0.5">
        {path ? (
          <LocalizedLink
            to={path}
            className="justify-self-start font-medium underline underline-offset-4 hover:no-underline"
          >
            {title}
          </LocalizedLink>
        ) : (
          <span className="font-medium">{title}</span>
        )}
        {!isDone && <span className="text-sm text-soft">{text}</span>}
        {!isDone && step === 'mail' && <TestMail onSent={onChanged} />}
        {!isDone && step === 'demo_content' && (
          <TextButton className="justify-self-start" onClick={onRemoveDemo}>
            {t.demo.open}
          </TextButton>
        )}
      </div>
    </li>
  );
}

function TestMail({ onSent }: { onSent: () => void }) {
  const { mail: t } = useMessages('goLive');
  const { getClient } = useAuth();
  const { pending, run } = usePendingAction({ errors: { conflict: t.notSet } });
  const send = () =>
    run(async () => {
      const { sent, reason = '' } = await sendTestMail(await getClient());
      if (!sent) return void toastError(fill(t.failed, { reason }));
      toast.success(t.sent);
      onSent();
    });
  return (
    <TextButton className="justify-self-start" disabled={pending} onClick={() => void send()}>
      {pending ? t.sending : t.send}
    </TextButton>
  );
}
