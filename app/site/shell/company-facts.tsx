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

/** Legal name, organisation number and F-tax approval in one line; nothing if none is known. */
export function CompanyFacts(props: CompanyFactsProps) {
  const layoutData = useRouteLoaderData<typeof layoutLoader>('site/shell/layout');
  return <CompanyLine {...props} {...layoutData} />;
}

type Known = Partial<Pick<Awaited<ReturnType<typeof layoutLoader>>, 'office' | 'company'>>;

/** The line of CompanyFacts, for callers that already have the facts. */
export function CompanyLine(props: CompanyFactsProps & Known) {
  const { isNamed = false, className, office, company } = props;
  const { footer } = useCommonMessages();
  const { name } = useSite();
  const { legal_name: legalName, organisation_number: number, has_f_tax: hasFTax } = company ?? {};
  if (!legalName && !number && !hasFTax) return null;

  const facts = [
    legalName || (isNamed && name),
    isNamed && office,
    number && fill(footer.organisationNumber, { number }),
    hasFTax && footer.fTax,
  ];
  return <p className={className}>{facts.filter(Boolean).join(' · ')}</p>;
}
