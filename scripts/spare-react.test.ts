import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';
import { spareReact } from './build/spare-react.ts';

const DOM = '/home/node_modules/react-dom/cjs/react-dom.production.js';

function transform(code: string, id: string): unknown {
  const { transform: hook } = spareReact() as unknown as {
    transform: (this: { parse: typeof parseAst }, code: string, id: string) => unknown;
  };
  return hook.call({ parse: parseAst }, code, id);
}

describe('React without what guests do not use', () => {
  test('refuses a file that imports what is left out, and says which', () => {
    expect(() => transform("import { useReducer } from 'react';", '/src/cart.tsx')).toThrow(
      '/src/cart.tsx imports useReducer',
    );
    expect(transform("import { useState } from 'react';", '/src/cart.tsx')).toBeNull();
    expect(transform("import { useReducer } from 'elsewhere';", '/src/react.tsx')).toBeNull();
  });

  test('refuses a React in which something has another name', () => {
    expect(() => transform('exports.preload = function () {};', DOM)).toThrow(
      'has no preconnect, prefetchDNS, preinit, preinitModule, preloadModule,',
    );
  });
});
