import * as z from 'zod/mini';
import { PICTURE_KINDS } from '#ordering/menu/rules/own-pictures.ts';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { nothing, ofStore, upTo } from '#platform/calls/wire/params.ts';
import { id } from '#platform/calls/wire/primitives.ts';
import { foreignPictureList } from '#restaurant/pictures/wire/foreign-pictures.ts';
import { catalogueInput, catalogueView, itemPatch, itemView, productList } from './catalogue.ts';
import { revisionDetail, revisionList, saveCause } from './revisions.ts';

const number = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));
const ofRevision = z.extend(ofStore, { revision: number });

export const catalogueCalls = endpoints('Catalogue', {
  readCatalogue: {
    method: 'GET',
    url: '/api/stores/:storeId/catalogue',
    access: 'catalogue.read',
    sometimes: { largeMenus: 'large menu' },
    schema: {
      summary: 'Everything, inactive and hidden included',
      params: ofStore,
      response: { 200: catalogueView },
    },
  },
  listProducts: {
    method: 'GET',
    url: '/api/products/:storeId',
    access: 'catalogue.read',
    sometimes: { largeMenus: 'large menu' },
    schema: {
      summary: 'The dishes of all menus in one list, inactive and hidden included',
      params: ofStore,
      response: { 200: productList },
    },
  },
  updateItem: {
    method: 'PATCH',
    url: '/api/stores/:storeId/items/:itemId',
    command: 'same',
    access: 'item.availability',
    sometimes: {
      itemSaves: 'not for availability',
      largeMenus: 'large menu',
      menuKilobytes: 'address is not confirmed',
    },
    schema: {
      summary: "An item's state, for a time or for good, and its other fields",
      params: z.extend(ofStore, { itemId: id }),
      body: itemPatch,
      response: { 200: itemView },
    },
  },
  replaceCatalogue: {
    method: 'PUT',
    url: '/api/stores/:storeId/catalogue',
    access: 'catalogue.replace',
    limits: ['catalogueSaves'],
    sometimes: {
      largeSaves: 'large menu',
      largeMenus: 'large menu',
      menuKilobytes: 'address is not confirmed',
    },
    schema: {
      summary: 'Replaces it as one revision (If-Match); ?dryRun=1 only checks',
      params: ofStore,
      querystring: z.object({ dryRun: z.optional(upTo(5)), cause: z.optional(saveCause) }),
      body: catalogueInput,
      response: { 200: catalogueView },
    },
  },
  listRevisions: {
    method: 'GET',
    url: '/api/stores/:storeId/catalogue/revisions',
    access: 'revision.read',
    schema: {
      summary: 'Who changed the catalogue, the latest first; ?before= the `next` of the page before',
      params: ofStore,
      querystring: z.object({ before: z.optional(number) }),
      response: { 200: revisionList },
    },
  },
  readRevision: {
    method: 'GET',
    url: '/api/stores/:storeId/catalogue/revisions/:revision',
    access: 'revision.read',
    limits: ['largeMenus'],
    schema: {
      summary: 'The catalogue as it was saved then, and what that changed',
      params: ofRevision,
      response: { 200: revisionDetail },
    },
  },
  restoreRevision: {
    method: 'POST',
    url: '/api/stores/:storeId/catalogue/revisions/:revision/restore',
    access: 'catalogue.replace',
    limits: ['catalogueSaves', 'largeMenus'],
    sometimes: { menuKilobytes: 'address is not confirmed' },
    schema: {
      summary: 'The catalogue of then again, as one new revision (If-Match); what is sold out now stays so',
      params: ofRevision,
      body: nothing,
      response: { 200: catalogueView },
    },
  },
  listForeignPictures: {
    method: 'GET',
    url: '/api/stores/:storeId/foreign-pictures',
    access: 'catalogue.read',
    schema: {
      summary: 'Pictures of other sites that the catalogue names, and our copies, which guests are sent',
      params: ofStore,
      response: { 200: foreignPictureList },
    },
  },
  uploadImage: {
    method: 'POST',
    url: '/api/stores/:storeId/images',
    access: 'image.upload',
    limits: ['uploads', 'uploadsOfAccount'],
    sometimes: { uploadsUnconfirmed: 'not confirmed' },
    schema: {
      summary: 'Takes the bytes of a picture; answers the address to put into the catalogue',
      consumes: PICTURE_KINDS,
      params: ofStore,
      response: {
        201: z.object({ url: z.string(), width: z.number(), height: z.number(), color: z.string() }),
      },
    },
  },
});

export const imageCalls = endpoints('Images', {
  readImage: {
    method: 'GET',
    url: '/images/:name',
    access: 'anybody',
    limits: 'sends a file, whose name browsers and proxies keep for good',
    schema: {
      summary: 'A picture in one of three widths, as AVIF or WebP',
      produces: ['image/avif', 'image/webp'],
      params: z.object({ name: upTo(256) }),
    },
  },
});
