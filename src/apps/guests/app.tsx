import type { ComponentType } from 'react';
import { type BaseLocationHook, Router } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { ALL_MENUS } from '#ordering/menu/rules/diets/fitting-menu.ts';
import { TextsContext } from '#platform/language/guests/use-texts.ts';
import { BootContext, useBoot } from '#platform/phone/guests/boot.ts';
import { shownAt } from '#restaurant/listing/rules/store-url.ts';
import type { PageInput } from '#restaurant/pages/wire/page.ts';
import type { AllTexts } from '#texts/guests/all-texts.ts';
import type { Texts } from '#texts/guests/main/en.ts';
import { Pages } from './routing/pages.tsx';

interface Props {
  boot: PageInput;
  texts: Texts;
  /** On the server. */
  all?: AllTexts;
  /** The public pages of no store. The server renders them whole; browsers load their script separately. */
  Places: ComponentType;
  /** The page of an order, loaded in the same way. */
  Status: ComponentType;
  /** The store's time zone, for times that the server writes. Browsers use their own clock. */
  timeZone?: string | undefined;
}

export function App({ boot, texts, all, Places, Status, timeZone }: Props) {
  const { model, home } = boot;
  const shown = (to: string) => shownAt(home, to);
  const search = model.kind === 'store' ? `men=${encodeURIComponent(model.menuId ?? ALL_MENUS)}` : '';
  return (
    <TextsContext value={{ texts, all, language: boot.language, timeZone }}>
      <BootContext value={boot}>
        <Router
          hook={useOwnLocation}
          hrefs={shown}
          aroundNav={(navigate, to, options) => navigate(shown(to), options)}
          ssrPath={boot.path}
          ssrSearch={search}
        >
          <Pages Places={Places} Status={Status} />
        </Router>
      </BootContext>
    </TextsContext>
  );
}

/** On a store's own host its page is at `/`. The app has it at `/{slug}` everywhere. */
const useOwnLocation: BaseLocationHook = (options) => {
  const { home } = useBoot();
  const [path, navigate] = useBrowserLocation(options);
  return [path === '/' && home !== null ? `/${home}` : path, navigate];
};
