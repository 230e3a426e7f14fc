/** What a link shows is for its holder: kept by no cache, and its address told to no other site. */
export const headersOfPrivatePage = {
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
};
