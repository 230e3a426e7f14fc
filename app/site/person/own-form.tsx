import type { ComponentProps, FormEvent } from 'react';
import { useLocation, useParams } from 'react-router';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import type { UncheckedCall } from './data.ts';
import type { RunAction } from './use-own-page.ts';

type OwnFormProps = Omit<ComponentProps<'form'>, 'action' | 'method'> & {
  /** Values that are sent beside the fields. */
  call: UncheckedCall<string>;
  /** Anchor of the form when it is shown again after an error. */
  id?: string;
};

/** A form of the person's own page; without JavaScript the page returns with its outcome. */
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

type ActionButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'children'> &
  Pick<OwnFormProps, 'call'> & {
    runAction: RunAction;
    /** The message on success. */
    done: string;
  };

export function ActionButton({ call, runAction, done, ...button }: ActionButtonProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void runAction(call, done);
  };
  return (
    <OwnForm call={call} onSubmit={submit}>
      <Button type="submit" size="medium" {...button} />
    </OwnForm>
  );
}
