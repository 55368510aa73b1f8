import { registerWorker } from '#platform/phone/guests/state/register-worker.ts';
import { saveKnownStore } from '#platform/phone/guests/state/store-list.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';

// What a store's page does besides showing it, in one script that is loaded after the page.

export function beginWorker(): void {
  registerWorker();
}

export function rememberStore(store: StoreModel): void {
  void saveKnownStore(store.page.profile);
  if (location.hash.startsWith('#cart='))
    void import('./cart/linked-cart.ts').then(
      ({ takeLinkedCart }) => takeLinkedCart(store),
      () => {},
    );
}
