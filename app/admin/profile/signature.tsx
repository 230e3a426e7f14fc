import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { languages } from '../../../domain/language.ts';
import { usualSignature } from '../../../domain/mail/message.ts';
import type { MessageText } from '../../../domain/mail/message-template.ts';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { useClientQuery } from '../../backend/use-client-query.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { findSignature, saveSignature } from '../conversations/compose/data.ts';
import { useDescribeError } from '../kit/actions/use-describe-error.ts';
import { useSubmit } from '../kit/forms/use-submit.ts';
import { RichTextField } from '../kit/rich-text/rich-text-field.tsx';
import type { AdminMessages } from '../messages.en.ts';
import { useStaff } from '../shell/staff-context.ts';
import { ProfilePanel } from './panel.tsx';

type SignatureProps = { messages: AdminMessages['profile'] };

const key = [...queryKeys.table('staff_signatures'), 'own'];

/** The signature of the user. Editors write no mail. */
export function Signature({ messages }: SignatureProps) {
  const { role } = useStaff();
  const { data: saved } = useClientQuery({
    queryKey: key,
    queryFn: findSignature,
    enabled: role !== 'editor',
  });
  if (role === 'editor') return null;
  const { title, text } = messages.signature;
  return (
    <ProfilePanel id="signature" title={title} text={text}>
      {saved ? <SignatureForm saved={saved} messages={messages} /> : <Skeleton className="h-60" />}
    </ProfilePanel>
  );
}

function SignatureForm({ saved, messages }: SignatureProps & { saved: MessageText }) {
  const { signature: t } = messages;
  const { name } = useStaff();
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const describeError = useDescribeError();
  const [body, setBody] = useState<MessageText>(() => ({
    en: saved.en ?? usualSignature('en', name),
    sv: saved.sv ?? usualSignature('sv', name),
  }));
  const [error, setError] = useState<string>();
  const { pending, onSubmit } = useSubmit(async () => {
    setError(undefined);
    try {
      await saveSignature(await getClient(), body);
      await queries.invalidateQueries({ queryKey: queryKeys.table('staff_signatures') });
      toast.success(t.saved);
    } catch (error) {
      setError(describeError(error, t.failed));
    }
  });
  return (
    <form className="grid gap-4" onSubmit={onSubmit}>
      {languages.map((language) => (
        <RichTextField
          key={language}
          label={t.field[language]}
          language={language}
          forMail
          value={body[language] ?? null}
          onChange={(value) => setBody((before) => ({ ...before, [language]: value }))}
        />
      ))}
      <p className="text-sm text-soft">{t.hint}</p>
      {error && (
        <p role="alert" className="font-medium text-lingon">
          {error}
        </p>
      )}
      <Button type="submit" size="compact" disabled={pending} className="justify-self-start">
        {pending ? messages.saving : messages.save}
      </Button>
    </form>
  );
}
