/**
 * Syntax that styles are lowered to. These are the first browsers with color-mix(), which the styles need.
 */
export const CSS_TARGET = ['chrome111', 'safari16.4', 'firefox113'];
