import type { FormConstraints } from '../../../../domain/field-constraints.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { InputField } from '../../../ui/fields/field.tsx';
import type { PersonMessages } from '../messages.en.ts';
import { LinkRequest, type LinkRequestProps } from './link-request.tsx';

type LostLinkProps = Pick<LinkRequestProps, 'failed' | 'limited' | 'outcome'> & {
  messages: PersonMessages['lost'];
  constraints: FormConstraints;
};

/** An unknown link, or none: a new one is sent to the e-mail address that the visitor enters. */
export function LostLink({ constraints, ...props }: LostLinkProps) {
  const language = useLanguage();
  const { email } = props.messages;
  return (
    <LinkRequest
      {...props}
      action="send_link"
      read={(form) => ({ email: form.get('email'), language })}
      field={
        <InputField
          name="email"
          type="email"
          label={email}
          autoComplete="email"
          {...constraints.email}
        />
      }
    />
  );
}
