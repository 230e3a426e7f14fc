import { logoMark } from '../../domain/company/logo-mark.ts';

/** Takes the colour of the text beside it. */
export function LogoMark({ className }: { className?: string }) {
  const { size, path, eye } = logoMark;
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={className} aria-hidden="true">
      <path d={path} fill="currentColor" />
      <circle cx={eye.x} cy={eye.y} r={eye.radius} className="fill-page" />
    </svg>
  );
}
