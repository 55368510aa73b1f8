import { useMemo } from 'react';
import type { OrderTypeView } from '#domain/api/catalogue.ts';
import type { StoreModel } from '#domain/api/store-model.ts';
import { RECEIVED } from '#domain/order/order.ts';
import { sampleStore } from '../features/stores/sample-store.ts';
import { EXAMPLE_SLUG } from '../links/addresses.ts';
import type { PlacesTexts } from '../texts/places/en.ts';
import { usePlacesTexts } from '../texts/places/use-places-texts.ts';

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
