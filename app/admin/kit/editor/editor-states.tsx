import { AlpacaLooking } from '../../../art/alpaca-looking.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

export function EditorLoading() {
  return (
    <div className="grid gap-4 p-4 sm:p-6">
      <Skeleton className="h-9 w-72 max-w-full" />
      <Skeleton className="h-48" />
      <Skeleton className="h-96" />
    </div>
  );
}

type EditorMissingProps = {
  messages: { title: string; text: string; action: string };
  /** The link that is offered instead. */
  to: string;
};

export function EditorMissing({ messages, to }: EditorMissingProps) {
  return (
    <EmptyState
      picture={<AlpacaLooking className="w-52" />}
      title={messages.title}
      text={messages.text}
      action={
        <LocalizedLink to={to} className={buttonClass({ size: 'compact' })}>
          {messages.action}
        </LocalizedLink>
      }
    />
  );
}
