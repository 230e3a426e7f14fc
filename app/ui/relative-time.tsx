/** A moment as people say it, with its exact form for a tooltip and for machines. */
export type ShownTime = {
  /** Such as "3 days ago". */
  text: string;
  /** Such as "13 November 2026". */
  date: string;
  /** ISO 8601 */
  iso: string;
};

export function RelativeTime({ time, className }: { time: ShownTime; className?: string }) {
  return (
    <time dateTime={time.iso} title={time.date} className={className}>
      {time.text}
    </time>
  );
}
