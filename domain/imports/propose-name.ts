import { fold } from '../text/fold.ts';

type Given = { text: string; fileName: string; email: string | undefined };
type Name = { first_name: string; last_name: string };

/** Lines that are searched for the name of the person. */
const maxLines = 25;
/** The name is at the beginning of its line. */
const maxLineLength = 200;

/** Words of titles and headings, and of names of files, which no name has. */
const headings =
  /^(cv|curriculum|vitae|resume|résumé|meritförteckning|personligt|brev|cover|letter|profile|profil|om|about|mig|me|kontakt|contact|adress|address|email|e-post|telefon|phone|mobile|mobil|linkedin|page|sida|experience|erfarenhet|arbetslivserfarenhet|education|utbildning|summary|sammanfattning|skills|kompetenser|färdigheter|work|employment|history|references|referenser|personal|details|uppgifter|personuppgifter|information|namn|name|senior|junior|lead|developer|utvecklare|engineer|ingenjör|manager|chef|consultant|konsult|designer|architect|arkitekt|project|projektledare|product|software|backend|frontend|fullstack|data|analyst|specialist|director|head|of|and|och|i|in|the|med|with|sweden|sverige|stockholm|göteborg|gothenburg|malmö|scan|scanned|skannad|dokument|document|final|new|ny|uppdaterad|updated|copy|kopia|svenska|swedish|english|engelska|sv|en|eng|swe)$/iu;

const word = /^\p{Lu}[\p{L}’'-]*\.?$/u;

/**
 * Finds the name of a person: the line of the text that has the most words of the e-mail address or the name of the
 * file, or else the first line that looks like a name.
 */
export function proposeName({ text, fileName, email }: Given): Partial<Name> {
  const stem = fileName.replace(/\.[^.]*$/, '');
  const fileWords = stem
    .normalize('NFC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}’']+/u)
    .filter((part) => part.length > 1 && !headings.test(part));
  const mailWords = (email?.split('@')[0] ?? '').split(/[^\p{L}]+/u).filter(isLong);
  const knownWords = [...fileWords, ...mailWords].map(fold);
  const hits = (name: string[]) =>
    name.filter((part) => isLong(part) && knownWords.some((each) => each.includes(fold(part))))
      .length;
  const candidates = text
    .split('\n')
    .slice(0, maxLines)
    .map(readLine)
    .filter((name) => name !== undefined)
    .map((name, index) => ({ name, score: hits(name) * maxLines - index }));
  const [best] = candidates.toSorted((one, other) => other.score - one.score);
  if (best) return split(best.name);
  if (fileWords.length >= 2 && fileWords.length <= 4) return split(fileWords);
  return mailWords.length === 2 ? split(mailWords) : {};
}

const isLong = (text: string) => text.length > 1;

/** Returns a line of two to four capitalised words, none of them the word of a heading or a profession. */
function readLine(line: string): string[] | undefined {
  const plain = line
    .slice(0, maxLineLength)
    .normalize('NFC')
    .replace(/^\s*(name|namn|curriculum vitae|cv|resume|résumé)\s*[:–—-]?\s+/iu, '')
    .split(/\s*[|•·,(\t]\s*|\s+[–—-]\s+/u)[0];
  const words = (plain ?? '').trim().split(/\s+/);
  const isName =
    words.length >= 2 &&
    words.length <= 4 &&
    words.every(
      (part) =>
        (word.test(part) || /^(von|van|de|af|da|di|bin|al|el)$/.test(part)) && !headings.test(part),
    ) &&
    words.filter(isLong).length >= 2;
  return isName ? words : undefined;
}

function split(words: string[]): Name {
  const capitalisedWords = words.map(capitalise);
  return {
    first_name: capitalisedWords.slice(0, -1).join(' '),
    last_name: capitalisedWords.at(-1) ?? '',
  };
}

/** "ANNA-KARIN" and "anna" are written as names; "McKenna" is left as it is. */
const capitalise = (part: string): string =>
  part === part.toUpperCase() || part === part.toLowerCase()
    ? part
        .toLowerCase()
        .replace(/(^|[-’'])(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase())
    : part;
