import type { Span } from './span.ts';

// The name of an account after the name of its service: “Skype: cooldev87”, “github cool_dev”.

const services =
  'bitbucket|bluesky|discord|facebook|github|gitlab|instagram|linkedin|mastodon|messenger|signal|skype|snapchat|telegram|threema|twitter|viber|wechat|whatsapp|xing';
/** Services with which people contact each other. Others are also names of tools and employers. */
const messengers = /^(?:discord|messenger|skype|snapchat|telegram|threema|viber|wechat|whatsapp)$/i;
const nouns =
  'account|användare|användarnamn|handle|id|konto|name|namn|nick|profil|profile|user|username';

const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<service>${services})(?:[ -](?:${nouns}))?(?<sign> ?[:=|–-]\\n? ?| )(?<account>[\\p{L}\\p{N}_.:#+-]{3,64})`,
  'giu',
);

export function findAccounts(text: string): Span[] {
  const spans: Span[] = [];
  for (const { 0: all, index, groups } of text.matchAll(pattern)) {
    const { service = '', sign = '', account: written = '' } = groups ?? {};
    const account = written.replace(/[.:+-]+$/, '');
    if (!(sign === ' ' ? isAccount(account, service) : isAnnounced(account))) continue;
    const start = index + all.length - written.length;
    spans.push({ start, end: start + account.length });
  }
  return spans;
}

/** After a colon: “GitHub: Actions” is a skill, and “LinkedIn: 500 followers” a number. */
const isAnnounced = (account: string) =>
  account.length >= 3 && /\p{L}/u.test(account) && !/^\p{Lu}\p{L}*$/u.test(account);

/** After a space: “Skype meetings” and “GitHub OAuth2” are no accounts. */
function isAccount(account: string, service: string): boolean {
  const isMixed = /\p{L}/u.test(account) && /[\d_]/.test(account) && account.length >= 4;
  const isTool = /^(?:oauth|api|v|es|web|sdk|bot)s?[\d.]+$/i.test(account);
  return isMixed && !isTool && (messengers.test(service) || account === account.toLowerCase());
}
