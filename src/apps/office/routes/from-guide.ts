/** `from` adds a link back to the setup guide. */
export const fromGuide = ({ from }: Record<string, unknown>): { from?: 'welcome' } =>
  from === 'welcome' ? { from } : {};
