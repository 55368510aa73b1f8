import { useAfterTexts } from '#ordering/orders/texts/guests/after/use-after-texts.ts';
import { AboutUs } from '#restaurant/stores/guests/about-us.tsx';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';
import { TitledSheet } from '#ui/guests/titled-sheet.tsx';

interface Props {
  store: StoreModel;
  open: boolean;
  onClose: () => void;
}

/** What subjects say about a restaurant. */
export function AboutSheet({ store, ...sheet }: Props) {
  const { info } = useAfterTexts();
  return (
    <TitledSheet {...sheet} title={info.aboutUs}>
      <AboutUs profile={store.page.profile} />
    </TitledSheet>
  );
}
