import type { ReactNode } from 'react';
import { useTexts } from '#texts/office/index.ts';
import { Page } from '#ui/office/layout/page.tsx';
import { SubNav } from '#ui/office/layout/sub-nav.tsx';
import { useControlSamples } from './control-samples.tsx';
import { useDataSamples } from './data-samples.tsx';
import { useFieldSamples } from './field-samples.tsx';
import { useFloorSamples } from './floor-samples.tsx';
import { Foundations } from './foundations.tsx';
import styles from './gallery.module.css';
import { useMessageSamples } from './message-samples.tsx';
import { usePinSamples } from './pin-samples.tsx';
import type { Sample } from './sample.tsx';

export const FoundationsPage = () => (
  <Gallery>
    <Foundations />
  </Gallery>
);

export function ComponentsPage() {
  const samples = [...useControlSamples(), ...useFieldSamples(), ...usePinSamples()];
  return (
    <Gallery>
      <Samples samples={samples} />
    </Gallery>
  );
}

export function ExtraComponentsPage() {
  const samples = [...useMessageSamples(), ...useDataSamples(), ...useFloorSamples()];
  return (
    <Gallery>
      <Samples samples={samples} />
    </Gallery>
  );
}

/** The components themselves, in the chosen language and theme. Whoever has an office may look at them. */
function Gallery({ children }: { children: ReactNode }) {
  const { gallery: t } = useTexts();
  return (
    <Page title={t.title} lead={t.lead} width="wide">
      <SubNav
        label={t.title}
        items={[
          { to: '/app/foundations', label: t.foundations },
          { to: '/app/components', label: t.components },
          { to: '/app/extra-components', label: t.extra },
        ]}
      />
      {children}
    </Page>
  );
}

function Samples({ samples }: { samples: readonly Sample[] }) {
  return samples.map(({ component, states }) => (
    <section key={component} className={styles.sample} aria-label={component}>
      <h2>{component.replace(/\.tsx$/, '')}</h2>
      {Object.entries(states).map(([name, state]) => (
        <div key={name} className={styles.state}>
          <p className={styles.name}>{name}</p>
          <div>{state}</div>
        </div>
      ))}
    </section>
  ));
}
