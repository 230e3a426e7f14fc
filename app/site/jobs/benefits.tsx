import type { ReactNode } from 'react';
import type { JobBenefit } from './job-page.ts';
import type { JobsMessages } from './messages.en.ts';

// Each icon is drawn with strokes in a box of 24 by 24.
const icons: Record<JobBenefit, ReactNode> = {
  collective_agreement: <path d="M5 3h10l4 4v14H5zM15 3v4h4M8 12h8M8 16h5" />,
  pension: (
    <path d="M4 12a8 6 0 0 1 14-3l2-1v4l1 1v3l-2 1-2 3h-3v-2h-4v2H7l-1-3a6 6 0 0 1-2-5zM8 8h4" />
  ),
  wellness: (
    <path d="M12 20s-8-5-8-10.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8 2.5C20 15 12 20 12 20zM8 12h2l1.5-2.5L13.5 14 15 12h1.5" />
  ),
  parental_pay: <path d="M5 13h14a7 7 0 0 1-14 0zM12 13V5a7 7 0 0 1 7 8M8 21h.01M16 21h.01" />,
  holiday: (
    <path d="M3 20h18M12 20V9M12 9C9 5 5 6 3.5 9.5 8 8 10 9 12 9zM12 9c3-4 7-3 8.5.5C16 8 14 9 12 9zM12 9c-1-3 1-5 4-5" />
  ),
  flexible_hours: <path d="M12 3a9 9 0 1 0 9 9M12 7v5l3 2M17 3l4 1-1 4" />,
  remote_days: <path d="M4 11l8-7 8 7M6 10v10h12V10M9 20v-5h6v5" />,
  learning: (
    <path d="M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14" />
  ),
  shares: <path d="M4 20V4M4 20h16M8 16l4-5 3 3 5-7M16 7h4v4" />,
  insurance: <path d="M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM12 8v7M8.5 11.5h7" />,
  bicycle: (
    <path d="M6 13a4 4 0 1 0 .01 0zM18 13a4 4 0 1 0 .01 0zM6 17l4-8h6l2 8M10 9l4 8M9 6h3M15 6h2" />
  ),
  meals: (
    <path d="M5 11h12v4a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5zM17 12h2a2 2 0 0 1 0 5h-2M8 8c0-2 2-2 2-4M12 8c0-2 2-2 2-4" />
  ),
};

type JobBenefitsProps = {
  title: string;
  benefits: JobBenefit[];
  labels: JobsMessages['benefits'];
};

export function JobBenefits({ title, benefits, labels }: JobBenefitsProps) {
  if (benefits.length === 0) return null;
  return (
    <section>
      <h2 className="pb-5 text-[1.65rem]">{title}</h2>
      <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex items-center gap-3.5 font-medium">
            <span className="flex size-11 flex-none items-center justify-center rounded-2xl bg-mint text-on-mint">
              <svg
                viewBox="0 0 24 24"
                className="w-5.5"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.7"
                strokeLinecap="round"
                strokeLinejoin="round"
                aria-hidden="true"
              >
                {icons[benefit]}
              </svg>
            </span>
            {labels[benefit]}
          </li>
        ))}
      </ul>
    </section>
  );
}
