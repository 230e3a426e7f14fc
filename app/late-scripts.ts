// Public pages are read, and their menus and forms work, without scripts. So the scripts come when
// somebody stirs, or after a while by themselves: until then neither the line nor the processor of
// a phone has anything to do but to show the page.

declare global {
  interface Window {
    /** What was touched before the page could be told. */
    touchedEarly?: Set<EventTarget>;
  }
}

/** Mark the page's scripts in the HTML, which the browser does not run as they stand. */
export const lateScript = 'text/late';
export const lateModule = 'text/late-module';

/** Long after the page has been painted, for whoever sits still. */
const patience = 5000;

/**
 * Runs in the head. Until then the style sheet also leaves out what nobody can see yet, but only of
 * a page that is opened at its top: everywhere else on it the heights above have to be right.
 *
 * At once where the page has to become another one: in the other language, that of somebody who is
 * just signing in, shown where it was left, or a preview in a frame of the editor. Where nothing is marked there is nothing to do. Whether
 * somebody has signed in before is not looked up: to open its storage takes a browser longer than to
 * show the page.
 */
export const lateScriptsStarter = `(function(){
var root=document.documentElement,opening=performance.getEntriesByType('navigation')[0];
var isNew=opening&&opening.type==='navigate';
if(isNew&&!location.hash)root.dataset.still='';
window.touchedEarly=new Set();
['input','click'].forEach(function(act){addEventListener(act,function(event){
if(window.touchedEarly)window.touchedEarly.add(event.target)},true)});
var signs=['pointermove','pointerdown','touchstart','keydown','focusin','scroll'],begun;
function begin(){
if(begun||document.readyState==='loading')return;
begun=true;
delete root.dataset.still;
signs.forEach(function(sign){removeEventListener(sign,begin,true)});
document.querySelectorAll('script[type^="${lateScript}"]').forEach(function(late){
(late.dataset.needs||'').split(' ').filter(Boolean).forEach(function(file){
var link=document.createElement('link');
link.rel='modulepreload';link.href=file;
document.head.append(link)});
var script=document.createElement('script');
if(late.type==='${lateModule}')script.type='module';
script.textContent=late.textContent;
document.head.append(script);script.remove()})}
function atOnce(){
return !isNew||window.parent!==window||root.dataset.language||/[#&?](access_token|error_code|message|code)=/.test(location.search+location.hash)}
signs.forEach(function(sign){addEventListener(sign,begin,{capture:true,passive:true})});
addEventListener('DOMContentLoaded',function(){if(atOnce())begin()});
addEventListener('load',function(){setTimeout(begin,${patience})})
})()`;
