import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import {
  countRecoveryCodes,
  createRecoveryCodes,
  type Factor,
  listFactors,
  removeFactor,
} from '../../../backend/auth/second-factor.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { fill } from '../../../i18n/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { RecoveryCodes } from '../../entry/second-factor/recovery-codes.tsx';
import { SecondFactorSetup } from '../../entry/second-factor/setup.tsx';
import { useProof } from '../../entry/second-factor/use-proof.tsx';
import { usePendingAction } from '../../kit/actions/use-pending-action.ts';
import type { AdminMessages } from '../../messages.en.ts';
import { ProfilePanel } from '../panel.tsx';
import { sessionsKey } from '../sign-in/sessions.tsx';
import { FactorList } from './factor-list.tsx';

type Messages = AdminMessages['profile']['secondFactor'];
type State = { factors: Factor[]; codesLeft: number };

const queryKey = ['second-factor'];

export function OwnSecondFactor({ messages }: { messages: Messages }) {
  const queries = useQueryClient();
  const { data, isError } = useClientQuery<State>({
    queryKey,
    queryFn: async (client) => {
      const [factors, codesLeft] = await Promise.all([
        listFactors(client),
        countRecoveryCodes(client),
      ]);
      return { factors, codesLeft };
    },
  });
  const refetchFactors = () => {
    void queries.invalidateQueries({ queryKey });
    // Enrolling the first factor ends sessions without a second factor.
    void queries.invalidateQueries({ queryKey: sessionsKey });
  };
  const isOn = (data?.factors.length ?? 0) > 0;

  return (
    <ProfilePanel
      id="second-factor"
      title={
        <>
          {messages.title}
          {data && (
            <Badge tone={isOn ? 'good' : 'waiting'}>{isOn ? messages.on : messages.off}</Badge>
          )}
        </>
      }
      text={messages.text}
    >
      {data && <FactorPanel messages={messages} state={data} onChange={refetchFactors} />}
      {!data && isError && <p className="text-lingon">{messages.loadFailed}</p>}
      {!data && !isError && <Skeleton className="h-20" />}
    </ProfilePanel>
  );
}

type FactorPanelProps = { messages: Messages; state: State; onChange: () => void };

function FactorPanel({ messages, state: { factors, codesLeft }, onChange }: FactorPanelProps) {
  const { getClient } = useAuth();
  const { pending, run } = usePendingAction({ failed: messages.failed });
  const { withProof, dialog } = useProof();
  const [codes, setCodes] = useState<string[]>();
  const [isAdding, setAdding] = useState(false);
  const isOn = factors.length > 0;

  const makeCodes = () =>
    run(async () => {
      const client = await getClient();
      await withProof(async () => setCodes(await createRecoveryCodes(client)));
    });
  const remove = (id: string) =>
    run(async () => {
      const client = await getClient();
      if (!(await withProof(() => removeFactor(client, id)))) return;
      toast.success(messages.removed);
      onChange();
    });

  if (codes) {
    const finish = () => {
      setCodes(undefined);
      onChange();
    };
    return <RecoveryCodes codes={codes} onSaved={finish} />;
  }
  return (
    <>
      {dialog}
      {isOn && !isAdding && (
        <>
          <FactorList messages={messages} factors={factors} onRemove={remove} />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p>{fill(messages.codesLeft, { count: codesLeft })}</p>
            <Button variant="paper" size="compact" disabled={pending} onClick={makeCodes}>
              {messages.newCodes}
            </Button>
            <p className="text-soft">{messages.newCodesHint}</p>
          </div>
        </>
      )}
      <SecondFactorSetup
        variant={isOn ? 'paper' : 'solid'}
        withCodes={!isOn}
        onVerified={onChange}
        onStart={() => setAdding(true)}
        onDone={() => {
          setAdding(false);
          onChange();
        }}
      />
    </>
  );
}
