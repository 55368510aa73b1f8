const NOTES = [880, 1174.7, 880, 1174.7];
const NOTE_S = 0.25;

/** Calls a guest back to the phone. Browsers stay silent until the page was touched, and some phones can't shake. */
export function ring(): void {
  if (navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate?.([300, 150, 300, 150, 300]);
  const context = new AudioContext();
  const volume = context.createGain();
  volume.gain.value = 0.3;
  volume.connect(context.destination);
  for (const [index, frequency] of NOTES.entries()) {
    const tone = context.createOscillator();
    tone.frequency.value = frequency;
    tone.connect(volume);
    tone.start(context.currentTime + index * NOTE_S);
    tone.stop(context.currentTime + (index + 1) * NOTE_S);
    if (index === NOTES.length - 1) tone.addEventListener('ended', () => void context.close());
  }
}
