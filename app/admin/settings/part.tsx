import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router';
import { localizedHref } from '../../i18n/href.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Route } from './+types/part.ts';

const pagesByPart = {
  tags: lazy(() => import('../tags/tags.tsx')),
  'reject-reasons': lazy(() => import('../reject-reasons/reject-reasons.tsx')),
  stages: lazy(() => import('../stage-templates/stage-templates.tsx')),
  'custom-fields': lazy(() => import('../custom-fields/custom-fields.tsx')),
};

/** The parts of the settings share a route: every page of the site loads the list of all routes. */
export default function SettingsPart({ params: { part } }: Route.ComponentProps) {
  const language = useLanguage();
  const Part = part in pagesByPart ? pagesByPart[part as keyof typeof pagesByPart] : undefined;
  if (!Part) return <Navigate to={localizedHref('/admin/settings', language)} replace />;
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <Part />
    </Suspense>
  );
}
