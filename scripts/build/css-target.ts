/** What styles are written down to: mixed colours are the newest thing that they can't do without. */
export const CSS_TARGET = ['chrome111', 'safari16.4', 'firefox113'];
