import { languageStorageKey } from './stored-language.ts';

/** The page is shown after this time even if the scripts that switch the language did not load. */
const maxHiddenMs = 3000;

/**
 * Runs in the head, before the first paint: if the browser resolves to another language than the
 * server did, it hides the page until the language has switched. It repeats
 * `resolveBrowserLanguage` because it must run before any file is loaded; a test compares the two.
 */
export const earlyLanguageScript = `(function(){
var root=document.documentElement,stored=null,known=/^(en|sv)$/;
if(known.test(new URLSearchParams(location.search).get('lang')))return;
try{stored=localStorage.getItem('${languageStorageKey}')}catch(e){}
var language=known.test(stored)?stored:/^sv/i.test(navigator.language)||Intl.DateTimeFormat().resolvedOptions().timeZone==='Europe/Stockholm'?'sv':'en';
if(language===root.lang)return;
root.dataset.language='pending';
setTimeout(function(){delete root.dataset.language},${maxHiddenMs})
})()`;

/**
 * Runs in the head. A page that the browser restores from its memory is in the language of that time, and no script of it
 * starts again: if another language was chosen since, the page is loaded in that language.
 */
export const restoreLanguageScript = `addEventListener('pageshow',function(event){
if(!event.persisted)return;
var stored=null;
try{stored=localStorage.getItem('${languageStorageKey}')}catch(e){}
if(!/^(en|sv)$/.test(stored)||stored===document.documentElement.lang)return;
var url=new URL(location);
url.searchParams.set('lang',stored);
location.replace(url)})`;

/**
 * Runs in the head, for links that the browser itself follows. A browser without cookies tells the server
 * only its own language, so a link has to name English where that was chosen.
 */
export const carryLanguageScript = `addEventListener('click',function(event){
var link=event.target.closest&&event.target.closest('a[href^="/"]');
if(!link||event.defaultPrevented||new URLSearchParams(location.search).get('lang')!=='en')return;
if(document.cookie.indexOf('${languageStorageKey}=en')>=0)return;
var query=new URLSearchParams(link.search);
if(!query.has('lang')){query.set('lang','en');link.search=query}})`;
