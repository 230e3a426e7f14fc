import { memo, useState } from 'react';
import { localizedHref } from '../../i18n/href.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/fields/field.tsx';
import { useSite } from '../shell/site-context.tsx';
import type { CalculatorMessages } from './messages.en.ts';

type ShareProps = { messages: CalculatorMessages['share']; query: string };

export const Share = memo(function Share({ messages, query }: ShareProps) {
  const language = useLanguage();
  const site = useSite();
  const [copied, setCopied] = useState<string>();
  const url = new URL(localizedHref(`/calculator?${query}`, language), site.url).href;
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    setCopied(url);
  };

  return (
    <section className="grid content-start gap-5">
      <div>
        <h2 className="text-[1.7rem]">{messages.title}</h2>
        <p className="pt-2 text-soft">{messages.text}</p>
      </div>
      <InputField
        label={messages.label}
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
      />
      <div className="needs-js flex flex-wrap gap-3">
        <Button variant="outline" size="medium" onClick={copy} aria-live="polite">
          {copied === url ? messages.copied : messages.copy}
        </Button>
        <Button variant="quiet" size="medium" onClick={() => window.print()}>
          {messages.print}
        </Button>
      </div>
    </section>
  );
});
