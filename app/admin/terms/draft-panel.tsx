import { useNavigate } from 'react-router';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { fill, formatTime } from '../../i18n/format.ts';
import { formatPlural } from '../../i18n/format-plural.ts';
import { localizedHref } from '../../i18n/href.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { usePendingAction } from '../kit/actions/use-pending-action.ts';
import { useNameOf } from '../kit/editor/use-name-of.ts';
import { Section } from '../kit/screens/section.tsx';
import type { AdminMessages } from '../messages.en.ts';
import { useStaff } from '../shell/staff-context.ts';
import { useMessages } from '../use-messages.ts';
import { createTermsDraft, type TermsRow } from './data.ts';

type DraftPanelProps = {
  draft: TermsRow | undefined;
  onCompare: (() => void) | undefined;
};

const draftPath = '/admin/general-terms/draft';

/** The current draft, or the button that creates one. */
export function DraftPanel({ draft, onCompare }: DraftPanelProps) {
  const messages = useMessages('terms');
  const t = messages.draft;
  const { role } = useStaff();
  return (
    <Section title={t.title} text={role === 'editor' ? t.editorHint : undefined}>
      {draft ? (
        <>
          <Facts draft={draft} messages={t} />
          <div className="flex flex-wrap gap-2">
            <LocalizedLink to={draftPath} className={buttonClass({ size: 'compact' })}>
              {t.continue}
            </LocalizedLink>
            {onCompare && (
              <Button variant="paper" size="compact" onClick={onCompare}>
                {t.compare}
              </Button>
            )}
          </div>
        </>
      ) : (
        <>
          <p className="text-soft">{t.none}</p>
          {role !== 'recruiter' && <Begin messages={messages} />}
        </>
      )}
    </Section>
  );
}

type FactsProps = { draft: TermsRow; messages: AdminMessages['terms']['draft'] };

function Facts({ draft, messages }: FactsProps) {
  const language = useLanguage();
  const { nameOf } = useNameOf();
  const name = nameOf(draft.savedBy);
  const time = formatTime(new Date(draft.savedAt), language);
  const count = draft.missing.length;
  return (
    <p>
      {name ? fill(messages.savedBy, { time, name }) : fill(messages.saved, { time })}.{' '}
      <span className={count > 0 ? 'font-semibold text-amber' : 'text-soft'}>
        {count > 0 ? formatPlural(messages.missing, count, language) : messages.complete}
      </span>
    </p>
  );
}

function Begin({ messages }: { messages: AdminMessages['terms'] }) {
  const { getClient } = useAuth();
  const language = useLanguage();
  const navigate = useNavigate();
  const { pending, run } = usePendingAction();
  const begin = () =>
    run(async () => {
      await createTermsDraft(await getClient());
      await navigate(localizedHref(draftPath, language));
    });
  return (
    <Button
      size="compact"
      className="justify-self-start"
      disabled={pending}
      onClick={() => void begin()}
    >
      {messages.draft.create}
    </Button>
  );
}
