import { useParams } from 'react-router';
import { fill } from '../../../i18n/format.ts';
import { useSite } from '../../shell/site-context.tsx';
import type { PersonMessages } from '../messages.en.ts';
import { LinkRequest, type LinkRequestProps } from './link-request.tsx';

type EndedLinkProps = Pick<LinkRequestProps, 'failed' | 'limited' | 'outcome'> & {
  messages: PersonMessages['ended'];
};

/** An expired link: a new one is sent to the stored e-mail address, which is not shown. */
export function EndedLink(props: EndedLinkProps) {
  const { token = '' } = useParams();
  const { contactEmail } = useSite();
  const { otherAddress } = props.messages;
  return (
    <LinkRequest
      {...props}
      action="resend_link"
      read={() => ({ token })}
      hint={<p className="text-soft">{fill(otherAddress, { email: contactEmail })}</p>}
    />
  );
}
