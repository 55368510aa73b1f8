/** What somebody may do who runs a brand. */
export const OPERATOR_ROLES = ['OWNER', 'SUPPORT', 'FINANCE', 'READER'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

export const OPERATOR_PERMISSIONS = [
  /** Look at everything but the brand's own keys. */
  'operator.read',
  /** Restaurants: suspend, hand over, close, invite, tell. */
  'operator.stores',
  /** Plans of restaurants, invoices, refunds. */
  'operator.money',
  /** The brand, its plans, how it is paid, its operators. */
  'operator.brand',
] as const;
export type OperatorPermission = (typeof OPERATOR_PERMISSIONS)[number];

const ALLOWED: Record<OperatorRole, readonly OperatorPermission[]> = {
  OWNER: OPERATOR_PERMISSIONS,
  SUPPORT: ['operator.read', 'operator.stores'],
  FINANCE: ['operator.read', 'operator.money'],
  READER: ['operator.read'],
};

/** Whether only those who run the brand are admitted with this word. */
export const isOfOperators = (access: string): access is OperatorPermission =>
  (OPERATOR_PERMISSIONS as readonly string[]).includes(access);

/** The roles that have a permission. */
export const rolesWith = (permission: OperatorPermission): OperatorRole[] =>
  OPERATOR_ROLES.filter((role) => mayOperate(role, permission));

export const mayOperate = (role: OperatorRole, permission: OperatorPermission): boolean =>
  ALLOWED[role].includes(permission);
