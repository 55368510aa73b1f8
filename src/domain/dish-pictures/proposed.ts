/** How many pictures are proposed for a dish. Apart from the recipes, which the browser need not load. */
export const PROPOSED = 6;
