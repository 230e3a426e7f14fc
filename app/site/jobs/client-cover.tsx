import { ClientLandscape } from '../../art/client-landscape.tsx';
import { WordMark } from '../../art/word-mark.tsx';

type ClientCoverProps = { company: string; logo: string | null };

/** A landscape in the colours of the client, with its word mark in front. */
export function ClientCover({ company, logo }: ClientCoverProps) {
  return (
    <div className="relative mt-5 md:mt-7 print:mt-0">
      <ClientLandscape
        seed={company}
        className="block h-28 w-full rounded-card sm:h-32 md:h-36 print:hidden"
      />
      <p className="absolute bottom-0 left-5 max-w-[calc(100%-2.5rem)] translate-y-1/3 rounded-2xl border border-line bg-paper px-5 py-3 md:left-8 print:static print:translate-none print:border-0 print:px-0">
        <WordMark name={company} logo={logo} className="text-[1.3rem]" />
      </p>
    </div>
  );
}
