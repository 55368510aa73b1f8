import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const HERE = import.meta.dirname;

/** Components that can't stand alone, and where they are seen. */
const ELSEWHERE: Record<string, string> = {
  'dialogs/confirm-call.tsx': 'is the dialog that confirms, with a call',
  'buttons/dropdown.tsx': 'is part of each menu of the office',
  'notices/failure.tsx': 'replaces a page that can’t be loaded',
  'fields/price-in-place.tsx': 'is a dish’s, in the list of dishes',
  'fields/taxes-field.tsx': 'chooses a store’s tax, among the legal details',
  'guest-frame.tsx': 'shows the guests’ page, in the menu editor',
  'icons.tsx': 'is among the foundations',
  'dialogs/leave-guard.tsx': 'asks before a form is left unsaved',
  'notices/loading.tsx': 'replaces a page that is being loaded',
  'notices/not-allowed.tsx': 'replaces a page',
  'notices/sample.tsx': 'is what an empty list will look like',
  'layout/page.tsx': 'is the frame of each page, this one too',
  'settings/guide.tsx': 'explains a service, in the settings of payments and messages',
  'settings/provider-card.tsx': 'is a service’s, in the settings of payments and messages',
  'settings/settings-form.tsx': 'is the form of each setting',
  'ui/chat/attach-picture.tsx': 'is part of each field to write in',
  'ui/chat/shown-picture.tsx': 'is a picture of a conversation, in the messages',
  'ui/chat/thread.tsx': 'is a conversation, in the messages',
  'ui/components/guest-sign.tsx': 'tells the guests of a table apart, on their phones and on the floor',
  'ui/components/icon.tsx': 'is the guests’ icons, in each of their screens',
};

const componentsIn = (folder: string, prefix: string): string[] =>
  readdirSync(`${HERE}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `${prefix}${file}`);

test('every component is in the gallery, or is known to be seen elsewhere', () => {
  const samples = readdirSync(HERE)
    .filter((file) => file.endsWith('-samples.tsx'))
    .flatMap((file) => [...readFileSync(`${HERE}/${file}`, 'utf8').matchAll(/component: '([^']+)'/g)])
    .map(([, component = '']) => component);
  const faces = globSync('src/*/*/office/face/**/*.tsx').map((file) => file.replace('src/', ''));
  const components = [
    ...componentsIn('../../../ui/office', ''),
    ...componentsIn('../../../ui/shared/components', 'ui/components/'),
    ...componentsIn('../../../ui/shared/chat', 'ui/chat/'),
  ];
  const isFace = (file: string) => faces.includes(file);
  const shown = [...samples.filter((file) => !isFace(file)), ...Object.keys(ELSEWHERE)];
  expect(shown.toSorted()).toEqual(components.toSorted());
});
