import { clsx } from 'clsx';
import { formatStockholmDay } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';

type StepsProps = {
  label: string;
  reached: number;
  steps: { name: string; at: string | undefined }[];
};

/** The stages of the application, with the day on which each was reached. */
export function Steps({ label, reached, steps }: StepsProps) {
  const language = useLanguage();
  return (
    <ol aria-label={label} className="grid gap-1.5 sm:grid-cols-5">
      {steps.map(({ name, at }, index) => (
        <li
          key={name}
          aria-current={index === reached ? 'step' : undefined}
          className={clsx(
            'border-l-6 py-1 pl-3 leading-tight sm:border-t-6 sm:border-l-0 sm:py-0 sm:pt-2 sm:pl-0',
            index <= reached ? 'step-reached border-apricot' : 'border-line text-soft',
            index === reached && 'font-semibold',
          )}
        >
          {name}
          {index <= reached && at && (
            <time dateTime={at} className="block pt-0.5 text-[.88rem] font-normal text-soft">
              {formatStockholmDay(new Date(at), language)}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}
