interface IconProps {
  /** At the usual size of text: icons grow with it. */
  size?: number;
}

const drawn =
  (path: string, strokeWidth = 2) =>
  ({ size = 20 }: IconProps) => (
    <svg
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );

export const MoreIcon = drawn('M5 12h.01M12 12h.01M19 12h.01', 3);
export const DownIcon = drawn('m6 9 6 6 6-6');
export const TickIcon = drawn('m5 12.5 4.5 4.5L19 7.5');
export const AlarmIcon = drawn('M12 3v11M12 20h.01', 4);
export const PhoneIcon = drawn(
  'M6 3h3l1.5 4.5L8.5 9a13 13 0 0 0 6.5 6.5l1.5-2L21 15v3a3 3 0 0 1-3.3 3A17 17 0 0 1 3 6.3 3 3 0 0 1 6 3Z',
);
export const BellIcon = drawn('M6 16V11a6 6 0 1 1 12 0v5l1.5 2h-15L6 16ZM10 21h4');
export const BellOffIcon = drawn(
  'M6 16v-5a6 6 0 0 1 .7-2.8M9.5 5.6A6 6 0 0 1 18 11v3M16 18H4.5L6 16M10 21h4M4 4l16 16',
);
export const PauseIcon = drawn('M9 6v12M15 6v12', 3);
export const PlayIcon = drawn('M8 5.5v13l10.5-6.5L8 5.5Z');
export const QrIcon = drawn('M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM20 14v2M14 20h2M18 18h2v2');
export const OpenIcon = drawn('M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5');
export const SignOutIcon = drawn('M10 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4M15 8l4 4-4 4M19 12H9');
export const SearchIcon = drawn('M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16.5 16.5 20 20');
export const TicketIcon = drawn('M6 3h12v18l-3-2-3 2-3-2-3 2V3ZM9.5 8h5M9.5 12h5');
export const PlateIcon = drawn('M3 13a9 9 0 0 1 18 0H3ZM2 17h20M12 4V2.5');
export const CloseIcon = drawn('m6 6 12 12M18 6 6 18');
export const UndoIcon = drawn('M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H9');
export const DoneIcon = drawn('M4 7h16v13H4zM4 7l2-3h12l2 3M9 13l2 2 4-4');
export const LanguageIcon = drawn(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
);
