export interface IconProps {
  /** In pixels at the usual size of text, with which icons grow. */
  size?: number;
}

export const drawn =
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
export const BackIcon = drawn('m15 6-6 6 6 6');
export const ForwardIcon = drawn('m9 6 6 6-6 6');
export const UpIcon = drawn('m6 15 6-6 6 6');
export const DownIcon = drawn('m6 9 6 6 6-6');
export const TickIcon = drawn('m5 12.5 4.5 4.5L19 7.5');
export const AlarmIcon = drawn('M12 3v11M12 20h.01', 4);
export const TillIcon = drawn('M6 4h9v5H6ZM4 9h16l1 6H3ZM3 15h18v5H3ZM10 17.5h4');
export const PhoneIcon = drawn(
  'M6 3h3l1.5 4.5L8.5 9a13 13 0 0 0 6.5 6.5l1.5-2L21 15v3a3 3 0 0 1-3.3 3A17 17 0 0 1 3 6.3 3 3 0 0 1 6 3Z',
);
export const WhatsAppIcon = drawn('m3.5 20.5 1.3-4.3a8.5 8.5 0 1 1 3.2 3.1ZM9 8.5c0 3.5 3 6.5 6.5 6.5');
export const BellIcon = drawn('M6 16V11a6 6 0 1 1 12 0v5l1.5 2h-15L6 16ZM10 21h4');
export const BellOffIcon = drawn(
  'M6 16v-5a6 6 0 0 1 .7-2.8M9.5 5.6A6 6 0 0 1 18 11v3M16 18H4.5L6 16M10 21h4M4 4l16 16',
);
/** The bell itself is the sound of new orders. */
export const NewsIcon = drawn('M4 13 6.500 5h11L20 13v6H4v-6ZM4 13h5l1.500 3h3l1.500-3h5');
export const ArchiveIcon = drawn('M4 5h16v4H4zM5.500 9v10h13V9M10 13h4');
export const PauseIcon = drawn('M9 6v12M15 6v12', 3);
export const PlayIcon = drawn('M8 5.5v13l10.5-6.5L8 5.5Z');
export const QrIcon = drawn('M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM20 14v2M14 20h2M18 18h2v2');
export const OpenIcon = drawn('M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5');
export const SignOutIcon = drawn('M10 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4M15 8l4 4-4 4M19 12H9');
export const LockIcon = drawn('M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3');
export const TabletIcon = drawn('M6 3h12v18H6zM11 18h2');
export const SearchIcon = drawn('M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16.5 16.5 20 20');
export const TicketIcon = drawn('M6 3h12v18l-3-2-3 2-3-2-3 2V3ZM9.5 8h5M9.5 12h5');
export const PlateIcon = drawn('M3 13a9 9 0 0 1 18 0H3ZM2 17h20M12 4V2.5');
export const NewOrderIcon = drawn('M6 3h12v10M6 3v18l3-2 3 2M9.5 8h5M9.5 12h2M18 16v6M15 19h6');
export const MenuIcon = drawn('M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2 2-1.6 5-2 8-2V4c-3 0-6 .4-8 2ZM12 6v14');
export const TableIcon = drawn('M3 9h18M5 9l1-4h12l1 4M7 9v11M17 9v11');
export const FloorIcon = drawn(
  'M4 4h6v6H4zM17 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM4 15h9v5H4zM18.5 20a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z',
);
export const JoinIcon = drawn(
  'M10 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7ZM3.500 20a6.500 6.500 0 0 1 13 0M19 8v6M16 11h6',
);
export const PictureIcon = drawn('M4 5h16v14H4zM4 16l4.500-4.500L13 16l3-3 4 4M15.500 9.500h.01');
export const StoriesIcon = drawn('M5 4h14v16H5zM8.500 8h7M8.500 12h7M8.500 16h4');
export const ChartIcon = drawn('M4 20V11M10 20V4M16 20v-6M21 20H3M21 20V8');
export const PeopleIcon = drawn(
  'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20a6.5 6.5 0 0 1 13 0M16 4.3a3.5 3.5 0 0 1 0 6.4M18 14.5a6.5 6.5 0 0 1 3.5 5.5',
);
export const GearIcon = drawn(
  'M4 7h9M19 7h1M4 17h1M11 17h9M16 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM8 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
);
export const PersonIcon = drawn('M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5a7.5 7.5 0 0 1 15 0');
export const ThemeIcon = drawn('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 3v18M12 7a5 5 0 0 1 0 10');
export const CloseIcon = drawn('m6 6 12 12M18 6 6 18');
export const UndoIcon = drawn('M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H9');
export const RefundIcon = drawn('M4 5v5h5M4.6 10a8 8 0 1 1-.4 4M9.5 9h5M9.5 11.5h5M9.5 9c4 0 4 5 0 5l3 3');
export const BasketIcon = drawn('M3 10h18l-2 10H5L3 10ZM8 10l4-6 4 6M9 14v3M15 14v3');
export const StockIcon = drawn('M4 8 12 4l8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8');
export const KhataIcon = drawn('M6 3h12v18H6zM9 3v18M12 8h3M12 12h3M12 16h3');
export const BagIcon = drawn('M6 8h12l1 12H5L6 8ZM9 10.5V6.5a3 3 0 0 1 6 0v4');
export const DoneIcon = drawn('M4 7h16v13H4zM4 7l2-3h12l2 3M9 13l2 2 4-4');
export const LanguageIcon = drawn(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
);
export const MailIcon = drawn('M4 6h16v12H4zM4 7l8 6 8-6');
export const ShareIcon = drawn('M12 15V4M8 8l4-4 4 4M5 12v7a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-7');
export const PlusIcon = drawn('M12 5v14M5 12h14');
export const LinkIcon = drawn(
  'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17',
);
export const AlertIcon = drawn(
  'M12 9v4.5M12 17h.01M10.3 4.3 2.5 18a2 2 0 0 0 1.7 3h15.6a2 2 0 0 0 1.7-3L13.7 4.3a2 2 0 0 0-3.4 0Z',
);
export const ExpandIcon = drawn('M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5');
export const ShrinkIcon = drawn('M4 9h5V4M20 9h-5V4M4 15h5v5M20 15h-5v5');
export const KeyboardIcon = drawn('M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M7 14h10');
export const SettingsIcon = drawn('M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4');
export const ColumnsIcon = drawn('M4 5h4v14H4zM10 5h4v9h-4zM16 5h4v12h-4z');
export const GridIcon = drawn('M4 4h6v7H4zM14 4h6v4h-6zM4 15h6v5H4zM14 12h6v8h-6z');
export const ListIcon = drawn('M4 6h16M4 12h16M4 18h16');
export const BillIcon = drawn('M6 4h12M6 9h12M6 4h4a4.5 4.500 0 0 1 0 9.500H6L14.500 21');
export const PrinterIcon = drawn('M7 9V4h10v5M7 17H4v-8h16v8h-3M7 14h10v6H7z');
export const ClockIcon = drawn('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2');
export const ShieldIcon = drawn('M12 3 5 6v6c0 4 3 7 7 9 4-2 7-5 7-9V6l-7-3Z');
export const DocumentIcon = drawn('M7 3h7l4 4v14H7zM14 3v4h4M10 12h5M10 16h5');
export const TagIcon = drawn('M4 4h8l8 8-8 8-8-8V4ZM8.500 8.500h.01', 2);
export const ScalesIcon = drawn('M12 4v16M8 20h8M5 7h14M5 7l-2.5 6h5L5 7ZM19 7l-2.5 6h5L19 7Z');
export const CalendarIcon = drawn('M4 6h16v14H4zM4 10h16M8 3v4M16 3v4');
export const ChatIcon = drawn('M4 20l1.200-4.200A8 8 0 1 1 8.400 19zM8.500 10h7M8.500 13.500h4', 1.8);
export const FileIcon = drawn('M8 12.500 14.500 6a3 3 0 0 1 4.200 4.200L10 19a5 5 0 0 1-7-7l8-8');
export const StarIcon = drawn(
  'm12 3.2 2.7 5.6 6.1.8-4.5 4.3 1.1 6.1-5.4-3-5.4 3 1.1-6.1-4.5-4.3 6.1-.8z',
  1.8,
);
export const FeedbackIcon = drawn(
  'M4 5h16v12H11l-5 4v-4H4zM12 8l1 2 2 .3-1.5 1.400.4 2L12 12.700l-1.900 1 .4-2L9 10.300l2-.3z',
  1.8,
);
export const WalletIcon = drawn('M4 7h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4zM4 7a3 3 0 0 1 2-3h10M16 13.5h.01');
