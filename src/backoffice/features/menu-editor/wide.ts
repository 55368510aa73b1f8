/** From here on there is room for the phone beside what is edited. */
export const WIDE = '(width >= 72rem)';
