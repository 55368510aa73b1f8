import { type Cells, COLUMNS } from './columns.ts';
import { rowOf } from './write-rows.ts';

/** The table that owners can start from: the names of the columns, and three dishes as examples. */
export function templateRows(): string[][] {
  const examples: Partial<Cells>[] = [
    {
      Item: 'Idli (2 pieces)',
      Description: 'Steamed rice cakes with sambar and chutney',
      'Hindi name': 'इडली (2 पीस)',
      Veg: 'veg',
      Price: '60',
      Taxes: 'GST 5%',
      Tags: 'Popular',
    },
    {
      Item: 'Masala dosa',
      'Hindi name': 'मसाला डोसा',
      Veg: 'veg',
      Options: 'Size: Half=80 | Full=120; Extras (up to 2): Cheese=30 | Ghee=20',
      'Hindi options': 'Size=आकार: Half=हाफ़ | Full=फ़ुल; Extras=साथ में: Cheese=चीज़ | Ghee=घी',
      Taxes: 'CGST 2.5%; SGST 2.5%',
    },
    {
      Item: 'Egg dosa',
      Veg: 'egg',
      Price: '110',
      'Discount %': '10',
      Allergens: 'egg; milk',
      Spice: 'medium',
      State: 'Sold out',
    },
  ];
  const rows = examples.map((cells) => rowOf({ Menu: 'All day', Category: 'South Indian', ...cells }));
  return [[...COLUMNS], ...rows];
}
