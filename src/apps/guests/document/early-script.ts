import { escapeHtml } from '#platform/text/rules/escape-html.ts';
import type { Texts } from '#texts/guests/main/en.ts';

/** The global variable with the buttons that were tapped before the app was ready, once for each tap. */
export const EARLY_TAPS = 'earlyTaps';

/** The element that says why taps are still waiting. */
export const WAITING_ID = 'waiting';

/** How long pictures wait for an app that does not load. */
const PATIENCE_MS = 8_000;

/** Leaves a slow line to the pictures in sight first. */
const ICON_AFTER_MS = 3_000;

/** How long a tap waits before the page says that it does. */
export const SAY_AFTER_MS = 5_000;

/**
 * Runs in the head, before anything can be tapped. Keeps taps from the half-hydrated app, counts them on their buttons
 * and leaves them to `useEarlyTaps`, so that each is carried out once. Says so when that takes long or has failed.
 * Keeps the network free for the app's script: pictures but the first wait until the app allows them, and the icon
 * until `load`. Marks pictures that can't be loaded. Hides a story that the guest has closed (`read-stories.ts`).
 * In a frame it says that the page is shown (`embed/messages.ts`). Where the browser gives no storage, the page has one
 * that ends with it.
 */
export const EARLY_SCRIPT = `(()=>{
const page=document.documentElement,{icon,story}=document.currentScript.dataset,taps=window.${EARLY_TAPS}=[];
let timer,failed;
for(const name of ['localStorage','sessionStorage'])try{window[name].length}catch{const kept=new Map;Object.defineProperty(window,name,{configurable:true,value:{getItem:key=>kept.get(key)??null,setItem:(key,text)=>void kept.set(key,text),removeItem:key=>void kept.delete(key)}})}
if(window!==window.parent)window.parent?.postMessage({menu:'ready'},'*');
page.dataset.scripted='';
const give=()=>{if(window.${EARLY_TAPS})delete page.dataset.scripted};
setTimeout(give,${PATIENCE_MS});
const say=()=>{const element=window.${EARLY_TAPS}&&taps.length&&document.getElementById('${WAITING_ID}');if(element){element.dataset.says=failed?'failed':'slow';if(failed)for(const button of taps)delete button.dataset.tapped}};
const fail=()=>{give();failed=true;say()};
addEventListener('error',({target})=>{if(target.localName==='script')fail();else if(target.localName==='img')target.dataset.broken=''},true);
addEventListener('unhandledrejection',fail);
addEventListener('click',event=>{
const button=window.${EARLY_TAPS}&&event.target.closest('button[type=button]');
if(!button)return;
event.stopImmediatePropagation();
taps.push(button);
button.dataset.tapped=taps.filter(tap=>tap===button).length;
if(failed)say();else timer??=setTimeout(say,${SAY_AFTER_MS})
},true);
addEventListener('load',()=>setTimeout(()=>{document.querySelector('link[rel=icon]').href=icon},${ICON_AFTER_MS}));
if(story&&localStorage.getItem('stories')?.includes(story))page.dataset.closed=''
})()`;

/** What the script says about waiting taps. The link loads the page anew. */
export function writeWaiting({ common }: Texts): string {
  const [slow, failed, retry] = [`${common.slow} ${common.kept}`, common.somethingWentWrong, common.retry];
  const say = (name: string, text: string) => `<span data-for="${name}">${escapeHtml(text)}</span>`;
  return `<div id="${WAITING_ID}" role="status"><p>${say('slow', slow)}${say('failed', failed)} <a href="">${escapeHtml(retry)}</a></p></div>`;
}
