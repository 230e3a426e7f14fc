// The steps from a new installation to a public site, in the order in which they are best done.

export const goLiveSteps = [
  'public_url',
  'mail',
  'contact',
  'backup',
  'second_factor',
  'demo_content',
  'company',
  'logos',
  'testimonials',
  'team',
  'terms',
  'booking_link',
  'first_job',
] as const;

export type GoLiveStep = (typeof goLiveSteps)[number];

/** Maps each step to whether it is finished. */
export type GoLive = Record<GoLiveStep, boolean>;
