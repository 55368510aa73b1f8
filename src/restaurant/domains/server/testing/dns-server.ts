import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { atEnd } from '#testing/server/at-end.ts';

const TYPES = { A: 1, CNAME: 5, TXT: 16 } as const;
type Type = keyof typeof TYPES;

export interface DnsServer {
  /** As DNS_SERVERS names it. */
  address: string;
  /** Every other name does not exist. */
  records: Map<string, { type: Type; value: string }[]>;
  asked: string[];
}

/** A DNS server of this machine, with what the test puts into it. */
export async function startDnsServer(): Promise<DnsServer> {
  const records: DnsServer['records'] = new Map();
  const asked: string[] = [];
  const socket = createSocket('udp4', (question, { address, port }) => {
    const { name, type, end } = readQuestion(question);
    asked.push(name);
    const found = (records.get(name.toLowerCase()) ?? []).filter((record) => TYPES[record.type] === type);
    const isKnown = records.has(name.toLowerCase());
    const header = Buffer.alloc(12);
    question.copy(header, 0, 0, 2);
    header.writeUInt16BE(isKnown ? 0x8180 : 0x8183, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(found.length, 6);
    const answers = found.map(writeRecord);
    socket.send(Buffer.concat([header, question.subarray(12, end), ...answers]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  atEnd(async () => void socket.close());
  return { address: `127.0.0.1:${socket.address().port}`, records, asked };
}

function readQuestion(message: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.'), type: message.readUInt16BE(at + 1), end: at + 5 };
}

/** It points to the name in the question, at the 12th byte. */
function writeRecord({ type, value }: { type: Type; value: string }): Buffer {
  const data = dataOf(type, value);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(TYPES[type], 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function dataOf(type: Type, value: string): Buffer {
  if (type === 'A') return Buffer.from(value.split('.').map(Number));
  const parts = type === 'TXT' ? [value] : [...value.split('.'), ''];
  return Buffer.concat(parts.map((part) => Buffer.from([part.length, ...Buffer.from(part, 'latin1')])));
}
