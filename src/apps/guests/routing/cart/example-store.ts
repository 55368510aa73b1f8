import { useMemo } from 'react';
import type { OrderTypeView } from '#ordering/catalogue/wire/catalogue.ts';
import { RECEIVED } from '#ordering/orders/rules/order.ts';
import { EXAMPLE_SLUG } from '#platform/phone/guests/links/addresses.ts';
import type { PlacesTexts } from '#restaurant/listing/texts/guests/places/en.ts';
import { usePlacesTexts } from '#restaurant/listing/texts/guests/places/use-places-texts.ts';
import { sampleStore } from '#restaurant/stores/guests/picker/sample-store.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';

/** The sample menu as a store with a cart. */
export function useExampleStore(): StoreModel {
  const { example } = usePlacesTexts();
  return useMemo(() => exampleStore(example), [example]);
}

function exampleStore({ name, about, orderType, charge }: PlacesTexts['example']): StoreModel {
  const { page } = sampleStore;
  const dineIn: OrderTypeView = {
    _id: 'example-order-type',
    label: orderType,
    active: true,
    otpAuthentication: false,
    otp_on_order: false,
    online_payment: 0,
    paymentMethod: 'Cash',
    initialOrderState: RECEIVED,
    minimumOrderValue: 0,
    contents: [{ label: charge, value: 10, valueType: 'absolute' }],
  };
  const profile = { ...page.profile, slug: EXAMPLE_SLUG, name, description: about, orderConfigs: [dineIn] };
  return { ...sampleStore, page: { ...page, profile, viewMode: false } };
}
