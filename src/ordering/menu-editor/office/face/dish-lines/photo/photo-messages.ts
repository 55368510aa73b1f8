import type { Gray } from '#ordering/menu-photo/rules/gray.ts';
import type { PhotoLine } from '#ordering/menu-photo/rules/photo-lines.ts';

/** What the worker says while it reads a page. */
export type FromWorker =
  | { is: 'progress'; share: number }
  | { is: 'read'; page: Gray; lines: PhotoLine[] }
  | { is: 'failed' };

export interface PhotoPage {
  page: Gray;
  lines: PhotoLine[];
}

/** A line that someone has confirmed, or that is beyond doubt. */
export type PhotoText = Pick<PhotoLine, 'is' | 'text'>;

export interface Progress {
  page: number;
  pages: number;
  /** Null while the reader is loaded. */
  share: number | null;
}

/** Why a photo gave nothing: no picture, a PDF, no dishes found, or the reader did not load. */
export type PhotoFault = 'pdf' | 'picture' | 'poor' | 'failed';
