interface Appointment {
  id: string;
  startsAt: string;
  minutes: number;
  title: string;
  place: string;
  link: string;
}

/** A file for the calendar of the guest's phone (RFC 5545). */
export function icsOf({ id, startsAt, minutes, title, place, link }: Appointment): string {
  const start = Date.parse(startsAt);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Thali//Reservations//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${stamp(start)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(start + minutes * 60_000)}`,
    `SUMMARY:${plain(title)}`,
    `LOCATION:${plain(place)}`,
    `URL:${link}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

const stamp = (at: number) => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const plain = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll(/\r\n?|\n/g, '\\n');

const MOST_OCTETS = 75;

/** Lines of more than 75 octets go on in the next, never within a letter. */
function fold(line: string): string {
  const rows: string[] = [''];
  let octets = 0;
  for (const letter of line) {
    const size = octetsOf(letter);
    if (octets + size > MOST_OCTETS) {
      rows.push(' ');
      octets = 1;
    }
    rows[rows.length - 1] += letter;
    octets += size;
  }
  return rows.join('\r\n');
}

/** In UTF-8. */
function octetsOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
