/** The oldest supported browsers. color-mix() is the newest syntax that the styles cannot do without. */
export const CSS_TARGET = ['chrome111', 'safari16.4', 'firefox113'];
