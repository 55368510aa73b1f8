interface Note {
  frequency: number;
  at: number;
}

/** Bells that carry over an extractor fan and do not sound like a telephone. */
const TUNES = {
  new: [
    { frequency: 880, at: 0 },
    { frequency: 1174.7, at: 0.18 },
  ],
  /** A table calls. */
  call: [
    { frequency: 1318.5, at: 0 },
    { frequency: 1046.5, at: 0.22 },
    { frequency: 1318.5, at: 0.44 },
  ],
  ready: [
    { frequency: 1046.5, at: 0 },
    { frequency: 1318.5, at: 0.15 },
    { frequency: 1568, at: 0.3 },
  ],
  changed: [
    { frequency: 587.3, at: 0 },
    { frequency: 587.3, at: 0.22 },
  ],
  cancelled: [
    { frequency: 880, at: 0 },
    { frequency: 659.3, at: 0.22 },
    { frequency: 440, at: 0.44 },
  ],
} as const satisfies Record<string, readonly Note[]>;

export type Tune = keyof typeof TUNES;

const RINGS_FOR_S = 1.1;

export interface Chime {
  play: (tune: Tune) => void;
  stop: () => void;
}

/** Must be called in a touch or key event, since browsers allow sound only from then on. */
export function createChime(): Chime {
  const context = new AudioContext();
  void context.resume();
  return {
    play(tune) {
      for (const { frequency, at } of TUNES[tune]) strike(context, frequency, context.currentTime + at);
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
