import { LoadingView } from './ui/loading/loading-view.tsx';

type PageLoadingProps = { text: string };

export function PageLoading({ text }: PageLoadingProps) {
  return <LoadingView label={text} text={text} size="large" fullScreen />;
}
