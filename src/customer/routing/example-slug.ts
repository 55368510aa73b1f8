/** No store can have it: the address is taken. */
export const EXAMPLE_SLUG = 'example';
