import { brandBody, brandView } from '../brand.ts';
import { endpoints } from './endpoints.ts';

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
