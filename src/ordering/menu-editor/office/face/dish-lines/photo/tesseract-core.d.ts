declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  import type { TessCore } from '#ordering/menu-photo/rules/tesseract.ts';

  const createCore: (options: {
    locateFile: () => string;
    TesseractProgress: (percent: number) => void;
    printErr: (text: string) => void;
  }) => Promise<TessCore>;
  export = createCore;
}
