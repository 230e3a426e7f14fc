import { chromium } from '@playwright/test';
const url='http://localhost:4000'; const [w,lang,scheme,...paths]=process.argv.slice(2);
const session=await (await fetch(url+'/auth/v1/token?grant_type=password',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({email:'owner@alpaca.example',password:'long-enough-password-1'})})).json();
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox','--disable-gpu']});
const c=await b.newContext({viewport:{width:+w,height:+w<500?844:900},colorScheme:scheme,locale:lang==='sv'?'sv-SE':'en-GB'});
const p=await c.newPage(); await p.goto(url+'/favicon.svg'); await p.evaluate(v=>localStorage.setItem('sb-localhost-auth-token',v),JSON.stringify(session));
for (const path of paths){ await p.goto(url+path+'?lang='+lang); await p.locator('main h1').first().waitFor(); await p.waitForTimeout(2500); await p.screenshot({path:`/tmp/s-${path.replaceAll('/','_')}-${w}-${lang}.png`}); }
await b.close();
