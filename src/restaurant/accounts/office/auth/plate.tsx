import styles from './auth.module.css';

const BOWLS = ['#ffc65c', '#ff8a5c', '#8fd19e', '#f6e7c8', '#e0603f', '#c9a15a', '#f4a7a0'];
const GRAINS = [
  'M146 150l7-3',
  'M166 144l6 4',
  'M152 170l7 2',
  'M172 166l5-6',
  'M160 158l6 1',
  'M140 164l4-6',
];

/** A thali, which the product is named for. */
export function Plate() {
  return (
    <svg className={styles.plate} viewBox="0 0 320 320" aria-hidden="true" focusable="false">
      <circle cx="160" cy="160" r="158" fill="#ffffff" opacity="0.1" />
      <circle cx="160" cy="160" r="140" fill="#ffffff" opacity="0.16" />
      {BOWLS.map((fill, index) => {
        const turn = ((index * 360) / BOWLS.length - 90) * (Math.PI / 180);
        const [x, y] = [160 + 95 * Math.cos(turn), 160 + 95 * Math.sin(turn)];
        return (
          <g key={fill}>
            <circle cx={x} cy={y + 3} r="36" fill="#00261a" opacity="0.25" />
            <circle cx={x} cy={y} r="36" fill="#fffaf2" />
            <circle cx={x} cy={y} r="28" fill={fill} />
            <path
              d={`M${x - 16} ${y - 10}a20 20 0 0 1 12-10`}
              fill="none"
              stroke="#ffffff"
              strokeWidth="4"
              strokeLinecap="round"
              opacity="0.55"
            />
          </g>
        );
      })}
      <circle cx="160" cy="160" r="44" fill="#fffaf2" />
      <path d={GRAINS.join('')} stroke="#e3d3b8" strokeWidth="4" strokeLinecap="round" />
      <path d="M160 138c10-12 22-10 24-10 0 10-8 18-24 10Z" fill="#4fc58a" />
    </svg>
  );
}
