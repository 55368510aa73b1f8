/** Of scripts six letters, of other files eight. */
const NAMED_BY_CONTENT = /-[\w-]{6,8}\.(?:js|css|svg|webp|woff2)$/;

/** Whether the name of a built file holds the hash of its content: such a file never changes, so it may be kept. */
export function isNamedByContent(path: string): boolean {
  return NAMED_BY_CONTENT.test(path);
}
