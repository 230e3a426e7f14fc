// A thin bar at the top of the page while the next one is loading. It needs no further request, because
// on a slow line anything that has to be loaded first comes as late as the page itself.

declare global {
  interface DOMStringMap {
    /** Set on the root element while a navigation is under way; see shell.css. */
    navigating?: string;
  }
}

/** Milliseconds after which a click that opened no other page, such as a download, is forgotten. */
const forgottenAfterMs = 20_000;

/**
 * Runs in the head of every page, for links and forms that the browser itself follows. Those that the
 * router follows are prevented by then; `useNavigationProgress` shows them.
 */
export const showBrowserNavigation = `(function(){
var root=document.documentElement,timer;
function show(){root.dataset.navigating='';clearTimeout(timer);timer=setTimeout(hide,${forgottenAfterMs})}
function hide(){delete root.dataset.navigating}
addEventListener('click',function(event){
var link=event.target.closest&&event.target.closest('a[href]');
if(!link||event.defaultPrevented||event.button||event.metaKey||event.ctrlKey||event.shiftKey||event.altKey)return;
if(link.target&&link.target!=='_self'||link.hasAttribute('download')||!/^http/.test(link.protocol))return;
if(link.hash&&link.href.split('#')[0]===location.href.split('#')[0])return;
show()});
addEventListener('submit',function(event){if(!event.defaultPrevented&&event.target.target!=='_blank')show()});
addEventListener('pageshow',hide)
})()`;
