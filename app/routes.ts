import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const development = process.env.NODE_ENV !== 'production';

export default [
  layout('site/layout.tsx', [index('site/home.tsx'), route('*', 'site/not-found.tsx')]),
  ...(development ? [route('design', 'ui/design.tsx')] : []),
] satisfies RouteConfig;
