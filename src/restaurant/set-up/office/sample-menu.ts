import type { CatalogueView, ItemView, MenuView } from '#ordering/catalogue/wire/catalogue.ts';
import { blankCategory, blankItem, blankMenu, onePrice } from '#ordering/menu-editor/rules/blank.ts';
import type { Taxes } from '#ordering/menu-editor/rules/prices/usual-taxes.ts';
import type { NewId } from '#ordering/menu-editor/rules/views.ts';

type Bilingual = readonly [english: string, hindi: string];
type SampleDish = readonly [name: Bilingual, description: Bilingual, price: number, veg: boolean];

const LABEL = 'Sample menu';

const SECTIONS: readonly (readonly [name: Bilingual, dishes: readonly SampleDish[]])[] = [
  [
    ['Starters', 'स्टार्टर'],
    [
      [
        ['Vegetable samosa', 'सब्ज़ी समोसा'],
        ['Two pieces, with tamarind chutney', 'दो पीस, इमली की चटनी के साथ'],
        60,
        true,
      ],
      [
        ['Paneer tikka', 'पनीर टिक्का'],
        ['From the tandoor, with mint chutney', 'तंदूर से, पुदीने की चटनी के साथ'],
        240,
        true,
      ],
      [
        ['Chicken 65', 'चिकन 65'],
        ['Curry leaf, green chilli, crisp and red', 'करी पत्ता, हरी मिर्च, कुरकुरा और लाल'],
        280,
        false,
      ],
    ],
  ],
  [
    ['Mains', 'मुख्य व्यंजन'],
    [
      [
        ['Dal makhani', 'दाल मखनी'],
        ['Black lentils, a night on the embers', 'रात भर अंगारों पर पकी काली दाल'],
        260,
        true,
      ],
      [['Butter chicken', 'बटर चिकन'], ['Tomato, cream and fenugreek', 'टमाटर, क्रीम और मेथी'], 340, false],
      [
        ['Vegetable biryani', 'सब्ज़ी बिरयानी'],
        ['Basmati with seven vegetables, and raita', 'सात सब्ज़ियों वाला बासमती, रायते के साथ'],
        260,
        true,
      ],
      [['Masala dosa', 'मसाला डोसा'], ['With sambar and two chutneys', 'सांभर और दो चटनियों के साथ'], 140, true],
    ],
  ],
  [
    ['Breads, sweets and drinks', 'रोटी, मिठाई और पेय'],
    [
      [['Butter naan', 'बटर नान'], ['From the clay oven', 'मिट्टी के तंदूर से'], 50, true],
      [['Gulab jamun', 'गुलाब जामुन'], ['Two pieces, warm', 'दो पीस, गरमागरम'], 90, true],
      [['Masala chai', 'मसाला चाय'], ['Ginger and cardamom', 'अदरक और इलायची'], 40, true],
    ],
  ],
];

/** A menu of ten dishes, named as a sample. */
export function sampleMenu(taxes: Taxes, newId: NewId): MenuView {
  const categories = SECTIONS.map(([[label, hindi], dishes], order) => ({
    ...blankCategory(newId(), label),
    order,
    translations: { hi: { label: hindi } },
    items: dishes.map((dish, index) => ({ ...toItem(dish, index, newId), taxes })),
  }));
  return { ...blankMenu(newId(), LABEL), remarks: 'A sample to begin with', categories };
}

function toItem(
  [[label, hindi], [description, inHindi], price, veg]: SampleDish,
  order: number,
  newId: NewId,
): ItemView {
  return {
    ...blankItem(newId(), label),
    description,
    order,
    veg,
    translations: { hi: { label: hindi, description: inHindi } },
    configs: [onePrice(price, newId)],
  };
}

/** Recognised by its name: a renamed sample belongs to the restaurant. */
export function isSample({ label }: Pick<MenuView, 'label'>): boolean {
  return label === LABEL;
}

export function withoutSample({ orderConfigs, menus }: Pick<CatalogueView, 'orderConfigs' | 'menus'>) {
  return { orderConfigs, menus: menus.filter((menu) => !isSample(menu)) };
}
