/** The brand of an installation that has no other. It is at the program's own address. */
export const FIRST_BRAND = '00000000-0000-7000-8000-000000000000';
