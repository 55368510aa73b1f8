/** Two struck bells, a fourth apart: heard over an extractor fan, and not taken for a telephone. */
const NOTES = [
  { frequency: 880, at: 0 },
  { frequency: 1174.7, at: 0.18 },
];
const RINGS_FOR_S = 1.1;

export interface Chime {
  ring: () => void;
  stop: () => void;
}

/** Browsers allow sound only from a touch on: this has to be called in one. */
export function createChime(): Chime {
  const context = new AudioContext();
  void context.resume();
  return {
    ring() {
      for (const { frequency, at } of NOTES) strike(context, frequency, context.currentTime + at);
    },
    stop: () => void context.close(),
  };
}

function strike(context: AudioContext, frequency: number, start: number): void {
  const volume = context.createGain();
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.5, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + RINGS_FOR_S);
  volume.connect(context.destination);
  for (const [partial, level] of [
    [1, 1],
    [2.76, 0.25],
  ] as const) {
    const tone = context.createOscillator();
    const share = context.createGain();
    tone.frequency.value = frequency * partial;
    share.gain.value = level;
    tone.connect(share).connect(volume);
    tone.start(start);
    tone.stop(start + RINGS_FOR_S);
  }
}
