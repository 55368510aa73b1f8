/** Where taps that came before the app are kept until it is there. */
export const EARLY_TAPS = 'earlyTaps';

/**
 * Loads the app's script once the first picture is seen (decoded, and a frame later), or has not come in time: on a slow
 * network the two would share the line, and the guest reads before anything is tapped. What is tapped all the same is
 * kept for the app.
 */
export const START_SCRIPT = `(()=>{
const files=document.currentScript.dataset,picture=document.querySelector('img[fetchpriority=high]');
const taps=window.${EARLY_TAPS}=new Set();
addEventListener('click',({target})=>{const button=target.closest('button');if(button&&window.${EARLY_TAPS})taps.add(button)},true);
let begun=false;
const begin=()=>{if(begun)return;begun=true;requestAnimationFrame(()=>requestAnimationFrame(()=>{
for(const href of files.preload.split(' ').filter(Boolean))document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));
document.head.append(Object.assign(document.createElement('script'),{type:'module',src:files.main}))}))};
if(picture){picture.decode().then(begin,begin);setTimeout(begin,800)}else begin()
})()`;
