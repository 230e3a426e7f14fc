import { use } from 'react';
import { VisitorContext } from './visitor-context.ts';

type KnownPerson = { firstName?: string; lastName?: string; email?: string };

/** The LinkedIn profile of a signed-in visitor, to prefill forms. */
export function useKnownPerson(): KnownPerson {
  const { user } = use(VisitorContext) ?? {};
  const identity = user?.identities?.find(({ provider }) => provider === 'linkedin_oidc');
  const data = identity?.identity_data ?? {};
  return { firstName: data.given_name, lastName: data.family_name, email: data.email };
}
