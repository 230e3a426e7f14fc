import { useCallback, useEffect, useState } from 'react';
import { callPerson, type OwnPage, PersonError } from '../../data/person.ts';
import type { PersonMessages } from '../../i18n/messages/en/person.ts';

export type Act = (
  call: { action: string } & Record<string, unknown>,
  done?: string,
) => Promise<void>;

/** The page behind a link, and what can be done with it; every act is followed by a fresh look. */
export function useOwnPage(token: string, messages: PersonMessages) {
  const [page, setPage] = useState<OwnPage>();
  const [fault, setFault] = useState(false);
  const [said, setSaid] = useState('');

  const load = useCallback(async () => {
    try {
      setPage(await callPerson<OwnPage>({ action: 'show', token }));
    } catch (error) {
      if (error instanceof PersonError) setFault(true);
      else throw error;
    }
  }, [token]);

  useEffect(() => {
    void load();
  }, [load]);

  const act: Act = async (call, done = '') => {
    try {
      await callPerson({ ...call, token } as Parameters<typeof callPerson>[0]);
      setSaid(done);
      if (call.action !== 'erase') await load();
    } catch {
      setSaid(messages.failed);
    }
  };

  return { page, fault, act, said };
}
