import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

type ShareLinksProps = {
  messages: { share: string; copy: string; copied: string; mail: string };
  title: string;
  url: string;
};

/** The links load no script of another site, so that no site learns who reads or shares the page. */
export function ShareLinks({ messages, title, url }: ShareLinksProps) {
  const heading = useId();
  const [copied, setCopied] = useState(false);
  const page = encodeURIComponent(url);
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    setCopied(true);
  };

  return (
    <section aria-labelledby={heading} className="grid gap-2 print:hidden">
      <p id={heading} className="text-[.92rem] text-soft">
        {messages.share}
      </p>
      <div className="flex flex-wrap gap-2 lg:*:px-4">
        <LinkButton
          variant="outline"
          size="medium"
          href={`mailto:?subject=${encodeURIComponent(title)}&body=${page}`}
        >
          {messages.mail}
        </LinkButton>
        <LinkButton
          variant="outline"
          size="medium"
          href={`https://www.linkedin.com/sharing/share-offsite/?url=${page}`}
          rel="noopener"
        >
          LinkedIn
        </LinkButton>
        <Button
          variant="outline"
          size="medium"
          onClick={copy}
          aria-live="polite"
          className="needs-js"
        >
          {copied ? messages.copied : messages.copy}
        </Button>
      </div>
    </section>
  );
}
