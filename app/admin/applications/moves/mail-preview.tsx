import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Language } from '../../../../domain/language.ts';
import { previewMail } from '../../../data/applications/mail.ts';
import { useAuth } from '../../../data/auth-context.ts';
import { queryKeys } from '../../../data/query-keys.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useExplain } from '../../use-explain.ts';
import { useTexts } from '../texts-context.ts';

type MailPreviewProps = { template: string; language: Language };

/** What the mail says, read only when somebody wants to know. */
export function MailPreview({ template, language }: MailPreviewProps) {
  const { move: texts } = useTexts();
  const explain = useExplain();
  const { getClient } = useAuth();
  const [isOpen, setOpen] = useState(false);
  const { data: mail, error } = useQuery({
    queryKey: [...queryKeys.table('email_templates'), 'preview', template, language],
    queryFn: async () => previewMail(await getClient(), template, language),
    enabled: isOpen,
    staleTime: 60_000,
  });

  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="w-fit cursor-pointer rounded-md font-medium">{texts.preview}</summary>
      <div className="mt-2 grid gap-2 rounded-compact border border-line bg-page px-4 py-3">
        {mail && (
          <div lang={language} className="grid gap-2">
            <p className="font-semibold">{mail.subject}</p>
            <p className="break-words whitespace-pre-line">{mail.text}</p>
          </div>
        )}
        {mail && <p className="text-soft">{texts.previewHint}</p>}
        {error && <p role="alert">{explain(texts.previewFailed, error)}</p>}
        {!mail && !error && <Skeleton className="h-32" />}
      </div>
    </details>
  );
}
