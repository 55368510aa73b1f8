/** The global variable with the buttons that were tapped before the app was ready. */
export const EARLY_TAPS = 'earlyTaps';

/** How long pictures wait for an app that does not load. */
const PATIENCE_MS = 8_000;

/** Leaves a slow line to the pictures in sight first. */
const ICON_AFTER_MS = 3_000;

/**
 * Runs in the head, before anything can be tapped. Records taps for the app and marks their buttons. Keeps the network
 * free for the app's script: pictures but the first wait until the app allows them, and the icon until `load`. Hides a
 * story that the guest has closed (`read-stories.ts`).
 */
export const EARLY_SCRIPT = `(()=>{
const page=document.documentElement,{icon,story}=document.currentScript.dataset,taps=window.${EARLY_TAPS}=new Set();
page.dataset.scripted='';
const give=()=>{if(window.${EARLY_TAPS})delete page.dataset.scripted};
setTimeout(give,${PATIENCE_MS});
addEventListener('error',({target})=>{if(target.localName==='script')give()},true);
addEventListener('click',({target})=>{const button=window.${EARLY_TAPS}&&target.closest('button[type=button]');if(button){taps.add(button);button.dataset.tapped=''}},true);
addEventListener('load',()=>setTimeout(()=>{document.querySelector('link[rel=icon]').href=icon},${ICON_AFTER_MS}));
if(story&&localStorage.getItem('stories')?.includes(story))page.dataset.closed=''
})()`;
