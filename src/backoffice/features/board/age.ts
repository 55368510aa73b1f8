const MINUTE = 60_000;

export function minutesOf(age: number): number {
  return Math.max(0, Math.floor(age / MINUTE));
}

/** 0:24, 9:42, 1:05 h. A clock that runs behind the server's shows nothing below zero. */
export function formatAge(age: number): string {
  const seconds = Math.max(0, Math.floor(age / 1000));
  const [minutes, hours] = [Math.floor(seconds / 60), Math.floor(seconds / 3600)];
  if (hours === 0) return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
  return hours < 24 ? `${hours}:${String(minutes % 60).padStart(2, '0')} h` : `${hours} h`;
}
