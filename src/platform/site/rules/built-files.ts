/** Of the guests' scripts seven letters, of their other files five, of the office's files eight. */
const NAMED_BY_CONTENT = /-[\w-]{5,8}\.(?:js|css|svg|webp|woff2|wasm|bin)$/;

/** Whether the name of a built file holds the hash of its content: such a file never changes, so it may be kept. */
export function isNamedByContent(path: string): boolean {
  return NAMED_BY_CONTENT.test(path);
}
