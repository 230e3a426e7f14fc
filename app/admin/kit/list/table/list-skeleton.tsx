import { Skeleton } from '../../../../ui/skeleton.tsx';

const widths = ['w-40', 'w-20', 'w-24', 'w-16', 'w-28', 'w-12'];
const rows = Array.from({ length: 12 }, (_, position) => position);

type ListSkeletonProps = { columns: number; selectable: boolean };

/** As high as the rows that follow, so that the layout does not shift. */
export function ListSkeleton({ columns, selectable }: ListSkeletonProps) {
  const cells = Array.from({ length: columns }, (_, position) => position);
  return (
    <tbody aria-hidden="true">
      {rows.map((row) => (
        <tr key={row} className="list-row">
          {selectable && (
            <td className="list-check">
              <Skeleton className="size-4" />
            </td>
          )}
          {cells.map((cell) => (
            <td key={cell}>
              <Skeleton className={`h-3.5 ${widths[(row + cell) % widths.length]}`} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
