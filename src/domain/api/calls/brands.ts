import * as z from 'zod/mini';
import { brandList, brandMade, brandPlaceBody, newBrandBody, oneBrand } from '../brands.ts';
import { endpoints } from './endpoints.ts';
import { anyId } from './params.ts';

/** The brands of the installation, for operators of the first. Nobody else learns that there are others. */
export const brandsCalls = endpoints('Operator', {
  listBrands: {
    method: 'GET',
    url: '/api/operator/brands',
    access: 'operator.brand',
    schema: { summary: 'All brands of this installation', response: { 200: brandList } },
  },
  addBrand: {
    method: 'POST',
    url: '/api/operator/brands',
    access: 'operator.brand',
    logs: 'brand',
    within: ['emails'],
    example: { name: 'Rasoi', host: 'rasoi.example', email: 'omar@rasoi.example' },
    schema: {
      summary: 'Opens a brand at its own address, with a copy of the plans and its first operator',
      body: newBrandBody,
      response: { 201: brandMade },
    },
  },
  moveBrand: {
    method: 'PATCH',
    url: '/api/operator/brands/:brandId',
    access: 'operator.brand',
    logs: 'brand',
    schema: {
      summary: 'Changes the address of a brand. The former one leads nowhere from then on',
      params: z.object({ brandId: anyId }),
      body: brandPlaceBody,
      response: { 200: oneBrand },
    },
  },
});
