import { maxClientNameLength } from '../../../domain/limits.ts';
import { fill } from '../../i18n/format.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { InputField } from '../../ui/fields/field.tsx';
import type { UndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { useSubmit } from '../kit/forms/use-submit.ts';
import { Section } from '../kit/screens/section.tsx';
import { type Lead, type MadeClient, makeClient, unmakeClient } from './data.ts';
import type { AdminWaitingListMessages } from './messages.en.ts';

type MakeClientProps = { lead: Lead; mutate: UndoableMutation; messages: AdminWaitingListMessages };

export function MakeClient({ lead, mutate, messages }: MakeClientProps) {
  const t = messages.client;
  const { pending, onSubmit } = useSubmit(async (field) => {
    const name = field('client').trim();
    let madeClient: MadeClient | undefined;
    await mutate({
      work: async (client) => {
        madeClient = await makeClient(client, lead.id, name);
      },
      undo: async (client) => madeClient && unmakeClient(client, lead, madeClient),
      done: () => fill(madeClient?.is_new_client ? t.made : t.joined, { name }),
    });
  });

  return (
    <Section title={t.title}>
      {lead.client ? (
        <>
          <p>{fill(t.is, { name: lead.client.name })}</p>
          <div className="flex flex-wrap gap-2">
            <LocalizedLink
              to={`/admin/clients/${lead.client_id}`}
              className={buttonClass({ size: 'compact' })}
            >
              {t.open}
            </LocalizedLink>
            <LocalizedLink
              to={`/admin/jobs/new?client=${lead.client_id}`}
              className={buttonClass({ variant: 'paper', size: 'compact' })}
            >
              {t.job}
            </LocalizedLink>
          </div>
        </>
      ) : (
        <form onSubmit={onSubmit} className="grid gap-3">
          <p className="max-w-[60ch] text-soft">{t.text}</p>
          <InputField
            name="client"
            label={t.name}
            defaultValue={lead.company ?? ''}
            maxLength={maxClientNameLength}
            pattern=".*\S.*"
            required
          />
          <div>
            <Button type="submit" size="compact" disabled={pending}>
              {t.submit}
            </Button>
          </div>
        </form>
      )}
    </Section>
  );
}
