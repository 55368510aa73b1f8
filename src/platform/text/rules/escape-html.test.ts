import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test('no text can leave its element or attribute', () => {
  expect(escapeHtml(`</title><img src=x onerror='a("b")'>&`)).toBe(
    '&lt;/title&gt;&lt;img src=x onerror=&#39;a(&quot;b&quot;)&#39;&gt;&amp;',
  );
});
