import type { ComponentProps, FormEvent } from 'react';
import { useLocation, useParams } from 'react-router';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import type { Act } from './use-own-page.ts';

type OwnFormProps = Omit<ComponentProps<'form'>, 'action' | 'method'> & {
  /** What is sent beside the fields. */
  call: { action: string } & Record<string, string>;
  /** Where it is shown again if it was refused. */
  id?: string;
};

/** Something to do on one's own page; without scripts the page comes back and tells how it went. */
export function OwnForm({ call, id, children, ...props }: OwnFormProps) {
  const { token = '' } = useParams();
  const { pathname } = useLocation();
  const language = useLanguage();
  return (
    <form id={id} method="post" action={`/functions/v1/person${id ? `#${id}` : ''}`} {...props}>
      {Object.entries({ ...call, token, page: pathname, language }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

type ActButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'children'> &
  Pick<OwnFormProps, 'call'> & {
    act: Act;
    /** What is said when it is done. */
    done: string;
  };

export function ActButton({ call, act, done, ...button }: ActButtonProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void act(call, done);
  };
  return (
    <OwnForm call={call} onSubmit={submit}>
      <Button type="submit" size="medium" {...button} />
    </OwnForm>
  );
}
