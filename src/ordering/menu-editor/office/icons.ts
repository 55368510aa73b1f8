import { drawn } from '#ui/office/icons.tsx';

export const GripIcon = drawn('M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01', 3);
export const PlusIcon = drawn('M12 5v14M5 12h14');
export const PencilIcon = drawn('m4 20 1-4L16.500 4.500a2.100 2.100 0 0 1 3 3L8 19l-4 1ZM14.500 6.500l3 3');
export const EyeIcon = drawn(
  'M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
);
export const EyeOffIcon = drawn(
  'M4 4l16 16M9.500 5.800A9.600 9.600 0 0 1 12 5.500c6 0 9.500 6.500 9.500 6.500a17 17 0 0 1-3 3.700M6.500 7.500A16.500 16.500 0 0 0 2.500 12S6 18.500 12 18.500a9 9 0 0 0 4-1M9.900 9.900a3 3 0 0 0 4.200 4.200',
);
export const CopyIcon = drawn('M9 9h10v11H9zM5 15V4h10');
export const BinIcon = drawn('M5 7h14M10 4h4M7 7l1 13h8l1-13M10.500 11v5M13.500 11v5');
export const UpIcon = drawn('m6 14 6-6 6 6');
export const ClockIcon = drawn('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7.500V12l3 2');
export const MobileIcon = drawn(
  'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1ZM11 18h2',
);
