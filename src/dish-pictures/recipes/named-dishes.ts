import { bowl, DIP, drink, heaped, on, plate, type Rule } from './dish.ts';

/** Dishes that look like none of their words. */
export const NAMED_DISHES: readonly Rule[] = [
  [['sholay', 'sholey'], () => on('slate', plate('rolls', 'd29a4c', ['coriander'], [DIP.mint]))],
  [
    ['baati', 'bati', 'litti'],
    () => on('brass', plate('balls', 'cf9a58', ['butter', 'coriander'], ['dfa32a', 'b98a4a'])),
  ],
  [['pakora platter'], () => on('steel', plate('pakora', 'cf8f35', ['coriander'], [DIP.mint, DIP.tamarind]))],
  [
    ['bharwan mushroom', 'stuffed mushroom'],
    () => on('slate', plate('patties', 'c0925c', ['coriander', 'lemon'], [DIP.mint])),
  ],
  [['broccoli'], () => on('slate', plate('pakora', '7f9f4a', ['lemon'], [DIP.curd]))],
  [['tandoori gobi'], () => on('slate', plate('pakora', 'cf6a2c', ['onion', 'lemon'], [DIP.mint]))],
  [
    ['tandoori fish'],
    (dish) =>
      on(
        'slate',
        dish.has('tikka') || dish.meat === null
          ? plate('skewers', 'c9501f', ['lemon', 'mint'], [DIP.mint])
          : plate('fish', 'c4511f', ['onion', 'lemon'], [DIP.mint]),
      ),
  ],
  [
    ['kachumber'],
    () => ({
      ...heaped('crumbs', 'c6d98e', 'tomato', 'onion', 'carrot', 'coriander'),
      ware: 'white',
      isHot: false,
    }),
  ],
  [['navratan'], () => bowl('e8bf78', ['paneer', 'peas', 'carrot', 'nuts', 'berry', 'coriander'])],
  [['gatte', 'gatta'], () => bowl('d08f30', ['kofta', 'oil', 'coriander'])],
  [['sangri'], () => ({ ...heaped('crumbs', '6f6428', 'chilli', 'coriander'), ware: 'brass' })],
  [
    ['saffron pulao', 'kesar pulao', 'zafrani pulao', 'kesari pulao'],
    () => heaped('rice', 'f0b93e', 'nuts', 'pistachio', 'saffron'),
  ],
  [['dalia', 'porridge', 'oats'], () => ({ ...bowl('dcb77e', ['nuts', 'pistachio']), ware: 'white' })],
  [['mishti doi'], () => ({ ...bowl('e7c59a', [], false), ware: 'clay' })],
  [['mysore pak'], () => plate('squares', 'e0a63c', ['pistachio'])],
  [['sandesh'], (dish) => plate('squares', dish.has('nolen', 'gur') ? 'd2a06a' : 'f5ead2', ['pistachio'])],
  [['rum ball', 'rum balls', 'truffle'], () => plate('balls', '5a2f1a', ['chocolate'])],
  [['fruit cake', 'plum cake'], () => plate('cake', 'b0702f', ['berry'])],
  [['turmeric milk', 'haldi milk'], () => drink('tumbler', 'efbf45', 'saffron')],
  [
    ['bhurji'],
    (dish) =>
      dish.meat === null
        ? { ...heaped('crumbs', 'f3e2b0', 'tomato', 'capsicum', 'onion', 'coriander'), ware: 'iron' }
        : { ...heaped('crumbs', 'f2c64a', 'tomato', 'onion', 'chilli', 'coriander'), ware: 'iron' },
  ],
];

/** Nothing that can be drawn looks like these. */
export const UNDRAWN: readonly string[] = ['tender coconut', 'coconut water', 'kabiraji', 'devil', 'maska'];
