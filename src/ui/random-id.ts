/** 128 random bits; `randomUUID` is only there on pages that came by https, which one in the house's network has not. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
