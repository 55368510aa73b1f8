/** Where taps that came before the app are kept until it is there. */
export const EARLY_TAPS = 'earlyTaps';

/** So long pictures wait for the app, should it never come. */
const PATIENCE_MS = 8_000;

/** By then the pictures in sight are there, on a slow line too. */
const ICON_AFTER_MS = 3_000;

/**
 * Stands at the head of the page and runs before anything can be tapped. A tap that comes before the app is kept for it,
 * and its button says so at once. The script has the line for itself: pictures but the first wait until the app lets
 * them in, and the small icon until everything else is there.
 */
export const EARLY_SCRIPT = `(()=>{
const page=document.documentElement,{icon}=document.currentScript.dataset,taps=window.${EARLY_TAPS}=new Set();
page.dataset.scripted='';
const give=()=>{if(window.${EARLY_TAPS})delete page.dataset.scripted};
setTimeout(give,${PATIENCE_MS});
addEventListener('error',({target})=>{if(target.localName==='script')give()},true);
addEventListener('click',({target})=>{const button=window.${EARLY_TAPS}&&target.closest('button[type=button]');if(button){taps.add(button);button.dataset.tapped=''}},true);
addEventListener('load',()=>setTimeout(()=>{document.querySelector('link[rel=icon]').href=icon},${ICON_AFTER_MS}))
})()`;
