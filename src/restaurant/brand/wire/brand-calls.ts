import * as z from 'zod/mini';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { anyId } from '#platform/calls/wire/params.ts';
import {
  brandBody,
  brandList,
  brandMade,
  brandPlaceBody,
  brandView,
  newBrandBody,
  oneBrand,
} from './brand.ts';

/** The name and looks of the site, for whoever runs it. */
export const brandCalls = endpoints('Operator', {
  readBrand: {
    method: 'GET',
    url: '/api/operator/brand',
    access: 'operator.read',
    schema: { summary: 'The brand of the site', response: { 200: brandView } },
  },
  saveBrand: {
    method: 'PUT',
    url: '/api/operator/brand',
    access: 'operator.brand',
    logs: 'brand',
    example: { name: 'Rasoi', colour: '#0a5c8f', supportEmail: 'help@rasoi.example' },
    schema: {
      summary: 'Replaces the brand. Logo and icon are data addresses, or what was answered before',
      body: brandBody,
      response: { 200: brandView },
    },
  },
});

/** The brands of the installation, for operators of the first. Nobody else learns that there are others. */
export const allBrandsCalls = endpoints('Operator', {
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
    once: 'same',
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
