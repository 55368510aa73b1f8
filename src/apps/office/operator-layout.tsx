import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, Outlet, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import styles from '#operators/stores/office/operator.module.css';
import { useMayOperate } from '#operators/stores/office/use-may-operate.ts';
import { type OperatorPermission, rolesWith } from '#operators/stores/rules/roles.ts';
import { OFFICE_LANGUAGES } from '#platform/language/rules/languages.ts';
import { useBrand } from '#restaurant/access/office/use-brand.ts';
import { useSignOut } from '#restaurant/accounts/office/face/use-sign-out.ts';
import { SetUpTotp } from '#restaurant/accounts/office/set-up-totp.tsx';
import { ownAccountQuery } from '#restaurant/accounts/office-api/own-account.ts';
import { sessionQuery } from '#restaurant/accounts/office-api/session.ts';
import { useInterface, useTexts } from '#texts/office/index.ts';
import { BrandName } from '#ui/office/brand-name.tsx';
import { Button } from '#ui/office/buttons/button.tsx';
import { LanguageChoice } from '#ui/office/choices/language-choice.tsx';
import { SubNav } from '#ui/office/layout/sub-nav.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';

interface Screen {
  to: string;
  name: (t: OperatorTexts, all: Texts) => string;
  /** The permission for every change on the screen. A screen without one hides by itself what a role may not do. */
  needs?: OperatorPermission;
  /** The permission without which nobody sees it. */
  reads?: OperatorPermission;
  /** It has no search and no filter, so all of it is disabled for roles that may not change it. */
  isForm?: true;
  /** Of the installation: only operators of the first brand have it. */
  isOfAll?: true;
}

const SCREENS: readonly Screen[] = [
  { to: '/operator', name: (t: OperatorTexts) => t.restaurants },
  { to: '/operator/accounts', name: (t: OperatorTexts) => t.accounts.title },
  { to: '/operator/operators', name: (t: OperatorTexts) => t.people.title },
  { to: '/operator/plans', name: (t: OperatorTexts) => t.plans.title, needs: 'operator.brand', isForm: true },
  { to: '/operator/invoices', name: (t: OperatorTexts) => t.invoices.title, needs: 'operator.money' },
  {
    to: '/operator/announcements',
    name: (t: OperatorTexts) => t.announcements.title,
    needs: 'operator.stores',
  },
  { to: '/operator/sign-up', name: (t: OperatorTexts) => t.signUp.title },
  { to: '/operator/brand', name: (t: OperatorTexts) => t.brand.title, needs: 'operator.brand', isForm: true },
  { to: '/operator/log', name: (t: OperatorTexts) => t.log.title },
  { to: '/operator/health', name: (t: OperatorTexts) => t.health.title, isOfAll: true },
  {
    to: '/operator/brands',
    name: (_: OperatorTexts, { brands }: Texts) => brands.title,
    reads: 'operator.brand',
    isOfAll: true,
  },
];
type Texts = ReturnType<typeof useTexts>;
type OperatorTexts = Texts['operator'];

/** The frame of the screens about all stores. */
export function OperatorLayout() {
  const { t, language, setLanguage } = useInterface();
  const { data: session } = useQuery(sessionQuery);
  const signOut = useSignOut();
  useBrand();
  if (session && !session.account.isOperator) return <Navigate to="/app" replace />;
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <p className={styles.product}>
          <BrandName /> <span className={styles.area}>{t.operator.area}</span>
        </p>
        <div className={styles.tools}>
          <LanguageChoice
            languages={OFFICE_LANGUAGES}
            label={t.auth.language}
            value={language}
            onChange={setLanguage}
          />
          {session?.stores.length ? <Link to="/app/dashboard">{t.operator.toOffice}</Link> : null}
          <Button onClick={signOut}>{t.shell.signOut}</Button>
        </div>
      </header>
      <main>
        <Gate />
      </main>
    </div>
  );
}

/** Nothing is shown before the operator has a second step. */
function Gate() {
  const texts = useTexts();
  const t = texts.operator;
  const { data: session } = useQuery(sessionQuery);
  const mayOperate = useMayOperate();
  const { data: own, error, refetch } = useQuery(ownAccountQuery);
  // Stays until the recovery codes were read, which come after the second step is on.
  const [isSettingUp, setSettingUp] = useState(false);
  if (own && !own.twoFactor.enabled && !isSettingUp) setSettingUp(true);
  if (error && !own) return <Failure title={t.failed} error={error} onRetry={() => void refetch()} />;
  if (!own) return <Loading shape="page" />;
  if (!isSettingUp)
    return (
      <>
        <div className={styles.nav}>
          <SubNav
            label={t.screens}
            items={SCREENS.filter(
              ({ isOfAll, reads = 'operator.read' }) =>
                mayOperate(reads) && (!isOfAll || session?.account.ofFirstBrand),
            ).map(({ to, name }) => ({ to, label: name(t, texts) }))}
          />
        </div>
        <Screen />
      </>
    );
  return (
    <div className={styles.gate}>
      <Nothing title={t.secondStep} hint={t.secondStepLead} />
      <SetUpTotp email={own.email} onDone={() => void refetch().then(() => setSettingUp(false))} />
    </div>
  );
}

/** A screen on which somebody may change nothing says so. */
function Screen() {
  const { operator: t } = useTexts();
  const { pathname } = useLocation();
  const mayOperate = useMayOperate();
  const { needs, isForm } = SCREENS.find(({ to }) => to === pathname) ?? {};
  if (needs === undefined || mayOperate(needs)) return <Outlet />;
  const roles = rolesWith(needs).map((role) => t.roles[role]);
  return (
    <>
      <p className={styles.look} role="note">
        {t.lookOnly(roles.join(', '))}
      </p>
      <fieldset className={styles.form} disabled={isForm === true}>
        <Outlet />
      </fieldset>
    </>
  );
}
