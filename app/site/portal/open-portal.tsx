import { type ChangeEvent, useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import type { Portal, PortalCompany } from '../../../domain/clients/portal.ts';
import { pictureUrl } from '../../../domain/content/picture.ts';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { localizedHref, sameHrefIn } from '../../i18n/href.ts';
import { readChosenLanguage } from '../../i18n/language/stored-language.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { useApproval } from './approvals/use-approval.ts';
import { usePortalMessages } from './portal-context.ts';
import { PortalFrame } from './portal-frame.tsx';
import { PortalNav } from './portal-nav.tsx';
import { ContactPasskeys } from './sign-in/passkeys.tsx';

type OpenPortalProps = {
  portal: Portal;
  /** The last attempt to read it failed. */
  isStale: boolean;
};

/** The pages of the portal, for one of the companies of the contact. */
export function OpenPortal({ portal, isStale }: OpenPortalProps) {
  const t = usePortalMessages();
  const { signOut } = useAuth();
  const { pathname } = useLocation();
  useOwnLanguage(portal);
  const { companies } = portal;
  const { company, choose } = useCompany(companies);
  if (!company) return null;
  return (
    <PortalFrame
      company={<Company company={company} companies={companies} onChoose={choose} />}
      actions={
        <Button variant="outline" size="medium" onClick={() => void signOut('local')}>
          {t.signOut}
        </Button>
      }
    >
      <p role="status" className="bg-amber-soft px-5 py-2 text-center text-amber empty:hidden">
        {isStale && t.offline}
      </p>
      <PortalNav company={company} />
      <Outlet context={{ portal, company }} />
      {pathname === '/portal' && <ContactPasskeys />}
    </PortalFrame>
  );
}

/**
 * The company of the open shortlist or ad, else the company that the URL names, else the company that was shown before. With several companies
 * the URL always names it: a reload or a copied URL must not show another one.
 */
function useCompany(companies: PortalCompany[]) {
  const { shortlistId, approvalId } = useParams();
  const { data: approval } = useApproval(approvalId ?? '');
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const language = useLanguage();
  const requestedCompany = search.get('company');
  const [last, setLast] = useState(requestedCompany);
  const ofShortlist = companies.find(({ searches }) =>
    searches.some(({ shortlists }) => shortlists.some(({ id }) => id === shortlistId)),
  );
  const findById = (companyId: string | null | undefined) =>
    companies.find(({ id }) => id === companyId);
  const ofPage = ofShortlist ?? findById(approval?.client_id);
  const company = ofPage ?? findById(requestedCompany) ?? findById(last) ?? companies[0];
  const id = company?.id;
  const isOfOne = Boolean(shortlistId ?? approvalId);
  const isNamed = isOfOne || companies.length < 2 || requestedCompany === id;
  const choose = (chosen: string) => {
    if (isOfOne) return void navigate(localizedHref(`/portal?company=${chosen}`, language));
    setSearch((before) => withCompany(before, chosen));
  };
  useEffect(() => {
    if (!id) return;
    setLast(id);
    if (isNamed) return;
    setSearch((before) => withCompany(before, id), { replace: true, preventScrollReset: true });
  }, [id, isNamed, setSearch]);
  return { company, choose };
}

function withCompany(before: URLSearchParams, id: string): URLSearchParams {
  const after = new URLSearchParams(before);
  after.set('company', id);
  return after;
}

type CompanyProps = {
  company: PortalCompany;
  companies: PortalCompany[];
  onChoose: (id: string) => void;
};

function Company({ company, companies, onChoose }: CompanyProps) {
  const t = usePortalMessages();
  const { name, logo_path: logo } = company;
  const url = logo ? pictureUrl(logo) : undefined;
  return (
    <div className="flex min-w-0 items-center gap-2.5 border-l border-line pl-3 sm:pl-5">
      {url && (
        <img
          src={url}
          alt=""
          className="h-8 max-w-24 rounded-md bg-white object-contain p-0.5 max-sm:hidden"
        />
      )}
      {companies.length === 1 ? (
        <span className="truncate font-semibold">{name}</span>
      ) : (
        <select
          aria-label={t.company}
          value={company.id}
          onChange={({ target }: ChangeEvent<HTMLSelectElement>) => onChoose(target.value)}
          className="select-box min-h-11 max-w-44 min-w-0 rounded-xl border border-edge bg-paper py-1 pr-9 pl-3 font-semibold"
        >
          {companies.map(({ id, name: label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

/** Opens the portal in the language of the contact, unless the URL or an earlier choice names one. */
function useOwnLanguage({ language: own }: Portal): void {
  const language = useLanguage();
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const isChosen = new URLSearchParams(location.search).has('lang') || readChosenLanguage();
    if (isChosen || own === language) return;
    void navigate(sameHrefIn(own, location), { replace: true, preventScrollReset: true });
  }, [own, language, location, navigate]);
}
