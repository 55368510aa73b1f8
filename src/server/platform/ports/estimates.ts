import type { Estimate } from '#domain/estimate.ts';

export interface Estimates {
  get(storeId: string): Promise<Estimate>;
}
