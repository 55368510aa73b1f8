import type { Estimate } from '#domain/time/estimate.ts';

export interface Estimates {
  get(storeId: string): Promise<Estimate>;
}
