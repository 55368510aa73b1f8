import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useTexts } from '#texts/office/index.ts';
import { SubNav } from '#ui/office/layout/sub-nav.tsx';

const TABS = ['profile', 'list', 'card', 'account'] as const;
const OF_THE_OFFICE: readonly string[] = ['list', 'card'];

/** Links between one's own screens and those of the people, which only some roles may see. */
export function UserNav() {
  const { staff: t } = useTexts();
  const { role } = useStore();
  const tabs = TABS.filter((tab) => may(role, 'staff.read') || !OF_THE_OFFICE.includes(tab));
  const items = tabs.map((tab) => ({ to: `/app/management/user/${tab}`, label: t.tabs[tab] }));
  return <SubNav label={t.nav} items={items} />;
}
