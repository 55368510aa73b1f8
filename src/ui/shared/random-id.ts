/** 128 random bits. `randomUUID` needs https, which a restaurant's own network may not have. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The same bits in the form of a UUID of version 4. */
export function randomUuid(): string {
  const hex = randomId();
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4];
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20)].join('-');
}
