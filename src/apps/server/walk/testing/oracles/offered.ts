import { type Oracle, same } from './oracle.ts';

export const notOffered: Oracle = {
  says: 'a dish that can’t be made is not offered, and can’t be ordered',
  faults: ({ without: { dishes, sold } }) => [
    ...['Lassi', 'Chaat'].flatMap((dish) => same(dish, false, dishes.includes(dish))),
    ...same('order of Lassi', false, sold.includes('Lassi')),
  ],
};

export const sizeNotOffered: Oracle = {
  says: 'a size that can’t be made is not offered, and can’t be ordered, and the other one is',
  faults: ({ without: { options, sold } }) => [
    ...same('Half', true, options.includes('Half')),
    ...same('Full', false, options.includes('Full')),
    ...same('order of Full', false, sold.includes('size dish usual')),
  ],
};
