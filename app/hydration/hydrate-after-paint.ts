import { ownErrors } from './own-errors.ts';

// Public pages work without JavaScript, so hydration waits until the page is loaded and painted, or for
// the first interaction. This keeps the network and the main thread of a phone free while the page paints.
// If there is no interaction, the scripts run when all of them have loaded: loading and running at the same time
// makes each task longer on a phone with few cores.

declare global {
  interface Window {
    /** Targets of input and clicks before hydration; deleted once React listens. */
    earlyInput?: Set<EventTarget>;
  }
}

/** Types that browsers do not execute; they mark the page's own scripts until hydration starts. */
export const deferredScript = 'text/deferred';
export const deferredModule = 'text/deferred-module';

/** Hidden tabs paint nothing. */
const timeoutMs = 5000;

/**
 * Runs in the head of every page. A page without deferred scripts is left alone.
 *
 * A form that shows its own errors is submitted again after hydration if the browser finds it invalid before. The
 * browser's own message is in its own language, so it appears only at a second try. Until then the bar of
 * `showBrowserNavigation` shows that something happens.
 *
 * Hydration starts immediately when the HTML is not yet the page to show: another language is stored,
 * a sign-in returns, the scroll position is restored, or the editor shows a preview in a frame.
 * A stored session is not looked up: opening the storage takes longer than painting the page.
 */
export const hydrateAfterPaint = `(function(){
var root=document.documentElement,navigation=performance.getEntriesByType('navigation')[0];
var isNew=navigation&&navigation.type==='navigate';
window.earlyInput=new Set();
['input','click'].forEach(function(type){addEventListener(type,function(event){
if(window.earlyInput)window.earlyInput.add(event.target)},true)});
addEventListener('invalid',function(event){
var form=event.target.form,early=window.earlyInput;
if(!early||!form||!form.hasAttribute('${ownErrors}'))return;
if(!early.has(form)){early.add(form);root.dataset.navigating='';form.isFirstTry=true;setTimeout(function(){form.isFirstTry=false})}
if(form.isFirstTry)event.preventDefault()},true);
var interactions=['pointermove','pointerdown','touchstart','keydown','focusin','scroll'],started,preloading;
var idle=window.requestIdleCallback||setTimeout;
function findDeferred(){return document.querySelectorAll('script[type^="${deferredScript}"]')}
function preload(){
if(preloading)return;
preloading=true;
var missing=0;
findDeferred().forEach(function(deferred){
(deferred.dataset.preload||'').split(' ').filter(Boolean).forEach(function(file){
var link=document.createElement('link');
missing+=1;
link.onload=link.onerror=function(){missing-=1;if(!missing)idle(start)};
link.rel='modulepreload';link.href=file;
document.head.append(link)})})}
function start(){
if(started||document.readyState==='loading')return;
started=true;
interactions.forEach(function(type){removeEventListener(type,start,true)});
preload();
findDeferred().forEach(function(deferred){
var script=document.createElement('script');
if(deferred.type==='${deferredModule}')script.type='module';
script.textContent=deferred.textContent;
document.head.append(script);script.remove()})}
function isUrgent(){
return !isNew||window.parent!==window||root.dataset.language||/[#&?](access_token|error_code|message|code)=/.test(location.search+location.hash)}
interactions.forEach(function(type){addEventListener(type,start,{capture:true,passive:true})});
addEventListener('DOMContentLoaded',function(){if(isUrgent())start()});
addEventListener('load',function(){
setTimeout(start,${timeoutMs});
new PerformanceObserver(function(){idle(preload)}).observe({type:'paint',buffered:true})})
})()`;
