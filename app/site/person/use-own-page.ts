import { useCallback, useEffect, useState } from 'react';
import type { FormError } from '../../../domain/forms/form-error.ts';
import type { FormsMessages } from '../forms/messages.en.ts';
import { callPerson, type OwnPage, PersonError } from './data.ts';

/** Answers with what was wrong, if anything was. */
export type Act = (
  call: { action: string } & Record<string, unknown>,
  done?: string,
) => Promise<PersonError | undefined>;

/** As the page came, and what there is to say about it. */
type Opened = { page: OwnPage | undefined; ended: boolean; erased: boolean; said: string };

const saidMs = 8000;

/** What tells that the link itself opens nothing; anything else may pass. */
const ofTheLink: FormError[] = ['link_invalid', 'not_allowed', 'invalid'];

type Fault = 'ended' | 'lost' | 'failed';

function faultOf(error: unknown): Fault {
  if (!(error instanceof PersonError)) return 'failed';
  if (error.code === 'link_expired') return 'ended';
  return ofTheLink.includes(error.code) ? 'lost' : 'failed';
}

/** The page behind a link, and what can be done with it; every act is followed by a fresh look. */
export function useOwnPage(token: string, texts: FormsMessages, opened: Opened) {
  const [page, setPage] = useState(opened.page);
  const [fault, setFault] = useState<Fault | undefined>(
    page ? undefined : opened.ended ? 'ended' : 'lost',
  );
  const [erased, setErased] = useState(opened.erased);
  const [said, setSaid] = useState(opened.said);

  const load = useCallback(async () => {
    try {
      setPage(await callPerson<OwnPage>({ action: 'show', token }));
      setFault(undefined);
    } catch (error) {
      setFault(faultOf(error));
    }
  }, [token]);

  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(''), saidMs);
    return () => clearTimeout(timer);
  }, [said]);

  const act: Act = async (call, done = '') => {
    let answer: { erased?: boolean };
    try {
      answer = await callPerson<{ erased?: boolean }>({ ...call, token } as Parameters<
        typeof callPerson
      >[0]);
    } catch (error) {
      const isRefused = error instanceof PersonError;
      setSaid(isRefused ? texts.formErrors[error.code] : texts.offline);
      return isRefused ? error : new PersonError({});
    }
    // What the law makes us keep is not erased, and the request is with us.
    const isHeld = answer.erased === false;
    setSaid(isHeld ? texts.formErrors.legal_hold : done);
    if (call.action === 'erase' && !isHeld) setErased(true);
    else await load();
    return undefined;
  };

  return { page, fault, erased, said, act, load };
}
