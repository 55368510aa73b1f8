import { useTexts } from '#texts/office/index.ts';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { OPERATOR_ROLES, type OperatorRole } from '../../rules/roles.ts';

interface RoleFieldProps {
  value: OperatorRole;
  onChange: (role: OperatorRole) => void;
}

/** With what the chosen role may do. */
export function RoleField({ value, onChange }: RoleFieldProps) {
  const { operator: t } = useTexts();
  return (
    <SelectField
      label={t.people.role}
      description={t.people.may[value]}
      value={value}
      options={OPERATOR_ROLES.map((role) => ({ value: role, label: t.roles[role] }))}
      onChange={onChange}
    />
  );
}
