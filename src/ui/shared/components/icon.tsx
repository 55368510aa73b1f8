import type { ReactNode } from 'react';

const SHAPES = {
  menu: <path d="M4 6h16M4 12h16M4 18h10" />,
  chat: <path d="M4 20l1.2-4.2A8 8 0 1 1 8.4 19z" />,
  phone: (
    <path d="M6 4h3l2 5-2.2 1.6a11 11 0 0 0 4.6 4.6L15 13l5 2v3c0 1.2-.9 2-2 2C10.6 20 4 13.4 4 6c0-1.1.8-2 2-2z" />
  ),
  pin: (
    <>
      <path d="M12 21s7-6.3 7-11.500A7 7 0 0 0 5 9.500C5 14.7 12 21 12 21z" />
      <circle cx="12" cy="9.5" r="2.5" />
    </>
  ),
  dots: <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3.5" />,
  filter: <path d="M4 7h16M7 12h10M10 17h4" />,
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </>
  ),
  close: <path d="M6 6l12 12M18 6L6 18" />,
  down: <path d="m6 9 6 6 6-6" />,
  up: <path d="m6 15 6-6 6 6" />,
  back: <path d="M15 5l-7 7 7 7" />,
  forward: <path d="M9 5l7 7-7 7" />,
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  check: <path d="m5 12.5 4.5 4.500L19 7" />,
  receipt: <path d="M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6" />,
  language: <path d="M3 12a9 9 0 1 0 18 0 9 9 0 0 0-18 0zM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18" />,
  link: <path d="M9 15l6-6M10 6l2-2a4.5 4.5 0 0 1 6.5 6.500l-2 2M14 18l-2 2a4.5 4.5 0 0 1-6.5-6.500l2-2" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof SHAPES;

/** A decorative icon beside a text. */
export function Icon({ name, size = 22 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {SHAPES[name]}
    </svg>
  );
}
