import { queryOptions } from '@tanstack/react-query';
import type { BrandPlaceBody, NewBrandBody } from '#domain/api/brands.ts';
import { call } from './call.ts';
import { operatorKey } from './operator.ts';

export const brandsQuery = queryOptions({
  queryKey: [...operatorKey, 'brands'],
  queryFn: () => call('GET /api/operator/brands'),
});

export const openBrand = (body: NewBrandBody) => call('POST /api/operator/brands', { body });

export const moveBrand = (brandId: string, body: BrandPlaceBody) =>
  call('PATCH /api/operator/brands/:brandId', { params: { brandId }, body });
