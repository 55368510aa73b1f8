import type { ComponentType } from 'react';
import { Router } from 'wouter';
import type { PageInput } from '#domain/api/page.ts';
import { BootContext } from './boot.ts';
import { Pages } from './routing/pages.tsx';
import type { Texts } from './texts/en.ts';
import { TextsContext } from './texts/use-texts.ts';

interface Props {
  boot: PageInput;
  texts: Texts;
  /** The public pages of no store: written whole by the server, and loaded apart by browsers. */
  Places: ComponentType;
}

export function App({ boot, texts, Places }: Props) {
  const { model } = boot;
  const menuId = model.kind === 'store' ? model.menuId : null;
  return (
    <TextsContext value={{ texts, locale: boot.locale }}>
      <BootContext value={boot}>
        <Router ssrPath={boot.path} ssrSearch={menuId === null ? '' : `men=${encodeURIComponent(menuId)}`}>
          <Pages Places={Places} />
        </Router>
      </BootContext>
    </TextsContext>
  );
}
