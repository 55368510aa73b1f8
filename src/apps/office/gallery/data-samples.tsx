import { PLAN_LIMITS } from '#operators/plans/rules/plan.ts';
import { ChangeList } from '#ordering/menu-editor/office/face/changes/change-list.tsx';
import { useTexts } from '#texts/office/index.ts';
import { PlanUse } from '#ui/office/plan/plan-use.tsx';
import { Table } from '#ui/office/table/table.tsx';
import { Composer } from '#ui/shared/chat/composer.tsx';
import { Art, type ArtName } from '#ui/shared/components/art.tsx';
import { Stars } from '#ui/shared/components/stars.tsx';
import { Stepper } from '#ui/shared/components/stepper.tsx';
import { StoreLogo } from '#ui/shared/components/store-logo.tsx';
import { VegMark } from '#ui/shared/components/veg-mark.tsx';
import { LONG, nothing, type Sample, Tried } from './sample.tsx';

const ART = [
  'empty',
  'lost',
  'closed',
  'search',
  'broken',
  'done',
  'locked',
] as const satisfies readonly ArtName[];
const USES = [
  { used: 3, most: 10 },
  { used: 9, most: 10 },
  { used: 10, most: 10 },
  { used: 4, most: null },
  { used: 0, most: 0 },
];
const DISHES = [
  { name: 'Masala chai', sold: 214 },
  { name: LONG, sold: 12 },
];

/** What shows data, and what guests see too. */
export function useDataSamples(): Sample[] {
  const t = useTexts();
  const use = Object.fromEntries(PLAN_LIMITS.map((limit, index) => [limit, USES[index % USES.length]]));
  return [
    {
      component: 'table/table.tsx',
      states: {
        plain: (
          <Table
            caption={t.sections.items}
            columns={[
              { label: t.tables.label, isName: true, cell: ({ name }) => name, value: ({ name }) => name },
              {
                label: t.sections.orders,
                isFigure: true,
                cell: ({ sold }) => sold,
                value: ({ sold }) => sold,
                total: 226,
              },
            ]}
            rows={DISHES}
            keyOf={({ name }) => name}
          />
        ),
      },
    },
    {
      component: 'plan/plan-use.tsx',
      states: { plain: <PlanUse use={use as Parameters<typeof PlanUse>[0]['use']} /> },
    },
    {
      component: 'ordering/menu-editor/office/face/changes/change-list.tsx',
      states: { none: <ChangeList changes={[]} />, more: <ChangeList changes={[]} total={12} /> },
    },
    {
      component: 'ui/components/art.tsx',
      states: Object.fromEntries(ART.map((show) => [show, <Art key={show} show={show} />])),
    },
    {
      component: 'ui/components/stars.tsx',
      states: Object.fromEntries(
        [0, 3, 5].map((count) => [String(count), <Stars key={count} count={count} label={`${count} / 5`} />]),
      ),
    },
    {
      component: 'ui/components/stepper.tsx',
      states: {
        'not yet': <TriedStepper initial={0} />,
        some: <TriedStepper initial={2} />,
        most: <TriedStepper initial={5} />,
      },
    },
    {
      component: 'ui/components/store-logo.tsx',
      states: {
        letter: <StoreLogo url={null} name="Saffron Street" />,
        hindi: <StoreLogo url={null} name="केसर गली" />,
      },
    },
    {
      component: 'ui/components/veg-mark.tsx',
      states: {
        veg: <VegMark veg label={t.items.veg} />,
        'non-veg': <VegMark veg={false} label={t.items.nonVeg} />,
      },
    },
    {
      component: 'ui/chat/composer.tsx',
      states: {
        plain: (
          <Composer
            label={t.chat.write}
            action={t.chat.send}
            words={t.chat.attach}
            onWrite={nothing}
            onTyping={nothing}
          />
        ),
        replies: (
          <Composer
            label={t.chat.write}
            action={t.chat.send}
            words={t.chat.attach}
            replies={[t.saved, LONG]}
            onWrite={nothing}
            onTyping={nothing}
          />
        ),
      },
    },
  ];
}

function TriedStepper({ initial }: { initial: number }) {
  const { add, remove } = useTexts();
  return (
    <Tried initial={initial}>
      {(quantity, set) => (
        <Stepper
          quantity={quantity}
          most={5}
          lessLabel={remove}
          moreLabel={add}
          quantityLabel={String(quantity)}
          add={add}
          onChange={set}
        />
      )}
    </Tried>
  );
}
