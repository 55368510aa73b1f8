import type { StoreModel } from '#domain/api/store-model.ts';
import { send } from './send.ts';

export function readStore(slug: string): Promise<StoreModel> {
  return send<StoreModel>(`/api/store-pages/${encodeURIComponent(slug)}`);
}
