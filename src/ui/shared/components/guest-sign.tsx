// Drawn, because phones show some of these letters as pictures of their own, or not at all.
const SHAPES: Record<string, string> = {
  '★': 'M12 3l2.7 5.9 6.3.7-4.7 4.3 1.3 6.3L12 17l-5.6 3.2 1.3-6.3L3 9.6l6.3-.7z',
  '♥': 'M12 20C6 15.5 4 12.5 4 9.3A4.2 4.2 0 0 1 12 7.5a4.2 4.2 0 0 1 8 1.8c0 3.2-2 6.2-8 10.7z',
  '♣': 'M12 3a4 4 0 0 1 3.4 6A4 4 0 1 1 13.2 15.5L14.5 21h-5l1.3-5.5A4 4 0 1 1 8.6 9 4 4 0 0 1 12 3z',
  '♠': 'M12 3c4 4 8 6.5 8 10.2a4 4 0 0 1-6.8 2.8L14.5 21h-5l1.3-5A4 4 0 0 1 4 13.2C4 9.5 8 7 12 3z',
  '◆': 'M12 3l8 9-8 9-8-9z',
  '▲': 'M12 4l9 16H3z',
  '■': 'M5 5h14v14H5z',
  '●': 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16z',
};

/** The sign that a table tells its guests apart by, also for who does not see their colours. */
export function GuestSign({ sign }: { sign: string }) {
  return (
    <svg viewBox="0 0 24 24" width={14} height={14} fill="currentColor" aria-hidden="true">
      <path d={SHAPES[sign] ?? SHAPES['●']} />
    </svg>
  );
}
