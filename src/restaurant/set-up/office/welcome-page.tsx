import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { catalogueQuery } from '#ordering/menu/office-api/menu.ts';
import { PreviewPage } from '#ordering/menu-editor/office/face/preview/preview-page.tsx';
import { PreviewPanel } from '#ordering/menu-editor/office/face/preview/preview-panel.tsx';
import { itemsIn } from '#ordering/menu-editor/rules/map-items.ts';
import { usualTaxes } from '#ordering/menu-editor/rules/prices/usual-taxes.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useKeptDraft } from '#restaurant/access/office/use-kept-draft.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { StoreLink } from '#restaurant/stores/office/face/shell/store-link.tsx';
import { setUpQuery } from '#restaurant/stores/office-api/store.ts';
import { useTexts } from '#texts/office/index.ts';
import { TickIcon } from '#ui/office/icons.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { NotAllowed } from '#ui/office/notices/not-allowed.tsx';
import type { SetUp } from '../wire/set-up.ts';
import { DishesStep } from './dishes-step.tsx';
import { StepActions } from './step-actions.tsx';
import { doneSteps, SET_UP_STEPS, type SetUpStep } from './steps.ts';
import { withTypedDishes } from './typed-dishes.ts';
import styles from './welcome.module.css';

/** The setup guide of a restaurant, which later shows the steps that are left. */
export function WelcomePage() {
  const { welcome: t, settings } = useTexts();
  const { storeId, role, profile } = useStore();
  const isAllowed = may(role, 'store.update');
  const { data, error, refetch } = useQuery({ ...setUpQuery(storeId), enabled: isAllowed });
  const [text, setText] = useKeptDraft('first-menu', '');
  if (!isAllowed)
    return <NotAllowed title={settings.setUp} what={settings.notAllowed} hint={settings.notAllowedHint} />;
  if (error && !data) return <Failure title={t.failed} error={error} onRetry={() => void refetch()} />;
  return (
    <PreviewPage
      title={t.title(profile.name)}
      lead={t.lead}
      actions={
        <Link to="/app/dashboard" className={styles.later} title={t.laterHint}>
          {t.later}
        </Link>
      }
      preview={<LivePhone text={text} />}
    >
      <section className={styles.address} aria-label={t.link}>
        <StoreLink look="beside" />
      </section>
      {data && <Steps setUp={data} text={text} onText={setText} />}
    </PreviewPage>
  );
}

/** The guests' phone. It shows dishes while they are typed, and an example where there are none yet. */
function LivePhone({ text }: { text: string }) {
  const { welcome: t, dishLines } = useTexts();
  const { storeId, profile } = useStore();
  const { data: saved } = useQuery(catalogueQuery(storeId));
  const shown = useDeferredValue(text);
  const isExample = shown.trim() === '' && saved !== undefined && itemsIn(saved).length === 0;
  const lines = isExample ? dishLines.menuPlaceholder : shown;
  const catalogue = useMemo(
    () => saved && withTypedDishes(saved, lines, usualTaxes(profile)),
    [saved, lines, profile],
  );
  if (!catalogue) return <Loading />;
  return (
    <div className={styles.phone}>
      <h2 className={styles.phoneTitle}>{t.phone}</h2>
      <p className={styles.hint}>{isExample ? t.phoneExample : t.phoneHint}</p>
      <PreviewPanel catalogue={catalogue} menuId={null} />
    </div>
  );
}

interface StepsProps {
  setUp: SetUp;
  text: string;
  onText: (text: string) => void;
}

function Steps({ setUp, text, onText }: StepsProps) {
  const { welcome: t } = useTexts();
  const { profile } = useStore();
  const done = doneSteps(profile, setUp);
  const next = SET_UP_STEPS.find((step) => !done.has(step));
  return (
    <section aria-labelledby="steps">
      <div className={styles.stepsHead}>
        <h2 id="steps" className={styles.stepsTitle}>
          {t.steps}
        </h2>
        <p role="status">
          {done.size === SET_UP_STEPS.length ? t.allDone : t.progress(done.size, SET_UP_STEPS.length)}
        </p>
        <progress
          className={styles.progress}
          value={done.size}
          max={SET_UP_STEPS.length}
          aria-label={t.progress(done.size, SET_UP_STEPS.length)}
        />
      </div>
      <ol className={styles.steps}>
        {SET_UP_STEPS.map((step) => (
          <li key={step}>
            <StepCard
              label={t[step].label}
              hint={hintOf(step)}
              isDone={done.has(step)}
              isNext={step === next}
            >
              {step === 'dishes' ? (
                <DishesStep count={setUp.dishes} text={text} onText={onText} />
              ) : (
                <StepActions step={step} />
              )}
            </StepCard>
          </li>
        ))}
      </ol>
    </section>
  );

  function hintOf(step: SetUpStep): string {
    if (step === 'dishes' && setUp.dishes > 0) return t.dishes.count(setUp.dishes);
    return step === 'place' && profile.openingHours === null ? t.place.allHours : t[step].hint;
  }
}

interface StepCardProps {
  label: string;
  hint: string;
  isDone: boolean;
  /** The first step that is not done. */
  isNext: boolean;
  children: ReactNode;
}

function StepCard({ label, hint, isDone, isNext, children }: StepCardProps) {
  const { welcome: t } = useTexts();
  return (
    <div
      className={`${styles.step} ${isNext ? styles.isNext : ''}`}
      aria-current={isNext ? 'step' : undefined}
    >
      <span className={`${styles.mark} ${isDone ? styles.isDone : ''}`}>
        {isDone && (
          <>
            <TickIcon />
            <span className="visually-hidden">{t.done}</span>
          </>
        )}
      </span>
      <div>
        <h3 className={styles.label}>
          {label}
          {isNext && <span className={styles.next}>{t.next}</span>}
        </h3>
        <p className={styles.hint}>{hint}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
