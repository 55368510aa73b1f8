import type { ItemView, MenuView } from '#ordering/catalogue/wire/catalogue.ts';

export type CategoryView = MenuView['categories'][number];
export type GroupView = ItemView['configs'][number];
export type OptionView = GroupView['contents'][number];

export type NewId = () => string;
