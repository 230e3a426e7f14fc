import type { PortalProject } from '../../../../domain/clients/portal-billing.ts';
import { inLanguage } from '../../../../domain/in-language.ts';
import { fill, formatAmount, formatStockholmDay } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Card } from '../../../ui/card.tsx';
import { useBilling } from './billing-context.ts';

/** Every plan and pause, newest first. */
export function History() {
  const { messages, billing } = useBilling();
  const { history: t, plan } = messages;
  const language = useLanguage();
  const day = (value: string) => formatStockholmDay(new Date(value), language);
  const periods = [
    ...billing.plans.map((row) => ({
      ...row,
      label: plan.names[row.plan],
      amount: fill(t.perMonth, {
        amount: formatAmount(row.monthly_amount, row.currency, language),
      }),
    })),
    ...billing.pauses.map((row) => ({ ...row, label: t.paused, amount: undefined })),
  ].toSorted((one, other) => other.starts_on.localeCompare(one.starts_on));
  if (periods.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="history" className="grid gap-3">
      <h2 id="history" className="text-[1.65rem]">
        {t.title}
      </h2>
      <ul className="grid divide-y divide-line">
        {periods.map(({ label, starts_on, ends_on, amount }) => (
          <li
            key={`${label} ${starts_on}`}
            className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5 last:pb-0"
          >
            <span>
              <b className="font-semibold">{label}</b>{' '}
              <span className="text-soft">
                {fill(t.period, { from: day(starts_on), to: ends_on ? day(ends_on) : t.ongoing })}
              </span>
            </span>
            <span className="tabular-nums">{amount}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function PortalProjects() {
  const { messages, billing } = useBilling();
  if (billing.projects.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="projects" className="grid gap-3">
      <h2 id="projects" className="text-[1.65rem]">
        {messages.projects.title}
      </h2>
      <ul className="grid divide-y divide-line">
        {billing.projects.map((project) => (
          <li key={project.id} className="py-2.5 last:pb-0">
            <Project project={project} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Project({ project }: { project: PortalProject }) {
  const { projects: t } = useBilling().messages;
  const language = useLanguage();
  const day = (value: string) => ({ day: formatStockholmDay(new Date(value), language) });
  const { title, starts_on, signed_on, guarantee_ends_on, cancelled_on, amount, currency } =
    project;
  const state = cancelled_on
    ? [fill(t.cancelled, day(cancelled_on))]
    : signed_on
      ? [
          fill(t.signed, day(signed_on)),
          guarantee_ends_on && fill(t.guarantee, day(guarantee_ends_on)),
        ]
      : [fill(t.running, day(starts_on))];
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6">
      <span>
        <b className="font-semibold">{title ? inLanguage(title, language) : t.confidential}</b>{' '}
        <span className="text-soft">{state.filter(Boolean).join(', ')}</span>
      </span>
      <span className="tabular-nums">
        {fill(t.price, { amount: formatAmount(amount, currency, language) })}
      </span>
    </div>
  );
}
