import { languageStorageKey } from './stored-language.ts';

/** How long the page may stay hidden when the scripts that switch the language do not arrive. */
const patience = 3000;

/**
 * Runs in the head, before anything is painted: where the browser resolves to another language
 * than the server did, the page stays hidden until it has switched, so nobody sees the wrong one.
 * It repeats `resolveBrowserLanguage` because it must run before any file is loaded; a test holds
 * the two together.
 */
export const earlyLanguageScript = `(function(){
var root=document.documentElement,stored=null,known=/^(en|sv)$/;
if(known.test(new URLSearchParams(location.search).get('lang')))return;
try{stored=localStorage.getItem('${languageStorageKey}')}catch(e){}
var language=known.test(stored)?stored:/^sv/i.test(navigator.language)||Intl.DateTimeFormat().resolvedOptions().timeZone==='Europe/Stockholm'?'sv':'en';
if(language===root.lang)return;
root.dataset.language='pending';
setTimeout(function(){delete root.dataset.language},${patience})
})()`;
