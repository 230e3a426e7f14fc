import { Skeleton } from '../../ui/skeleton.tsx';

export function PersonSkeleton() {
  return (
    <div className="grid gap-5 px-4 py-5 sm:px-6" aria-busy="true">
      <Skeleton className="h-8 w-64" />
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_18rem] min-[80rem]:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid content-start gap-4">
          <Skeleton className="h-40" />
          <Skeleton className="h-64" />
        </div>
        <div className="grid content-start gap-4">
          <Skeleton className="h-56" />
          <Skeleton className="h-32" />
        </div>
      </div>
    </div>
  );
}
