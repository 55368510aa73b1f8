import type { Account } from './account.ts';

interface Handed {
  entityId?: string;
  header?: string;
  templateId: string;
  text: string;
}

export function refusalOf(account: Account, { entityId, header, templateId, text }: Handed): string | null {
  if (entityId !== undefined && entityId !== account.entityId) return 'Principal entity not registered';
  if (header !== undefined && header !== account.header) return 'Header not registered for this entity';
  const template = account.templates.find(({ id }) => id === templateId);
  if (!template) return 'Template not registered';
  return isOf(template.text, text) ? null : 'Template mismatch';
}

const VARIABLE = '{#var#}';

function isOf(template: string, text: string): boolean {
  const parts = template.split(VARIABLE).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[\\s\\S]{1,30}?')}$`).test(text);
}

/** Fills the values into a template that the provider stores. */
export function writeOut(account: Account, templateId: string, values: string[]): string {
  const parts = account.templates.find(({ id }) => id === templateId)?.text.split(VARIABLE) ?? [];
  return parts.map((part, at) => (at === 0 ? part : (values[at - 1] ?? '') + part)).join('');
}
