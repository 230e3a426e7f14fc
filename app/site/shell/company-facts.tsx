import { useRouteLoaderData } from 'react-router';
import { fill } from '../../i18n/fill.ts';
import { useCommonMessages } from '../../i18n/language-context.tsx';
import type { loader as layoutLoader } from './layout.tsx';
import { useSite } from './site-context.tsx';

type CompanyFactsProps = {
  /** Begins with name and address of the company, where the page does not show them. */
  isNamed?: boolean;
  className?: string;
};

/** Organisation number and F-tax approval in one line; nothing if neither is configured. */
export function CompanyFacts({ isNamed = false, className }: CompanyFactsProps) {
  const { footer } = useCommonMessages();
  const { name, organisationNumber: number, hasFTax } = useSite();
  const { office } = useRouteLoaderData<typeof layoutLoader>('site/shell/layout') ?? {};
  if (!number && !hasFTax) return null;

  const facts = [
    isNamed && name,
    isNamed && office,
    number && fill(footer.organisationNumber, { number }),
    hasFTax && footer.fTax,
  ];
  return <p className={className}>{facts.filter(Boolean).join(' · ')}</p>;
}
