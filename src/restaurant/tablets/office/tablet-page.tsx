import { useDocumentTitle } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { OFFICE_LANGUAGES } from '#platform/language/rules/languages.ts';
import { useBrand } from '#restaurant/access/office/use-brand.ts';
import { triesLeft } from '#restaurant/without-the-line/office/kept-passes.ts';
import { whyRefused } from '#restaurant/without-the-line/office/turn.ts';
import { useInterface } from '#texts/office/index.ts';
import { Avatar } from '#ui/office/avatar.tsx';
import { LanguageChoice } from '#ui/office/choices/language-choice.tsx';
import common from '#ui/office/common.module.css';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import type { OwnTablet } from '../wire/tablets.ts';
import { KeepsData } from './keeps-data.tsx';
import { PersonTile } from './person-tile.tsx';
import { SignInPad } from './sign-in-pad.tsx';
import styles from './tablet-page.module.css';

interface TabletPageProps {
  tablet: OwnTablet;
  /** Whether the server did not answer, so that this tablet checks PINs. */
  isUnreachable: boolean;
  /** The link for whoever signs in with an email. */
  byEmail: ReactNode;
  onDone: ComponentProps<typeof SignInPad>['onDone'];
  /** Reads the tablet again, since somebody else may have been locked or given a PIN. */
  onRefused: () => void;
}

/** The names of those who can sign in with a PIN, then the PIN of one of them. */
export function TabletPage({ tablet, isUnreachable, byEmail, onDone, onRefused }: TabletPageProps) {
  const { t, language, setLanguage } = useInterface();
  const { tablets, auth } = t;
  const [chosen, setChosen] = useState<string | null>(null);
  const { name, letter, store, people } = tablet;
  useBrand();
  useDocumentTitle(store.name);
  const { data: tries, refetch } = useQuery({ queryKey: ['passes'], queryFn: triesLeft, staleTime: 0 });
  const whyNot = (accountId: string) => {
    if (!isUnreachable || !tries) return undefined;
    const left = tries.get(accountId);
    if (left === undefined) return tablets.firstTime;
    return left === 0 ? tablets.lockedHere : undefined;
  };
  const refused = whyRefused();
  const person = people.find(({ _id }) => _id === chosen);
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <p className={styles.where}>{tablets.where(store.name, tablets.named(name, letter))}</p>
        <LanguageChoice
          languages={OFFICE_LANGUAGES}
          label={auth.language}
          value={language}
          onChange={setLanguage}
        />
      </header>
      <main className={styles.main}>
        <div role="status">
          {isUnreachable && <p className={`${common.pill} ${common.warn}`}>{tablets.noLine}</p>}
          {refused !== null && (
            <p className={`${common.pill} ${common.warn}`}>
              {refused === 'SECOND_STEP_REQUIRED' ? tablets.secondStep : tablets.signedOut}
            </p>
          )}
        </div>
        {person ? (
          <>
            <Avatar name={person.name} size="big" />
            <SignInPad
              key={person._id}
              tablet={tablet}
              person={person}
              onDone={onDone}
              onRefused={() => {
                onRefused();
                void refetch();
              }}
            />
            <button type="button" className={styles.way} onClick={() => setChosen(null)}>
              {tablets.someoneElse}
            </button>
          </>
        ) : (
          <>
            <h1 className={styles.title}>{tablets.who}</h1>
            {people.length === 0 && <Nothing title={tablets.nobody} hint={tablets.nobodyHint} />}
            <ul className={styles.people}>
              {people.map((one) => (
                <li key={one._id}>
                  <PersonTile person={one} why={whyNot(one._id)} onChoose={() => setChosen(one._id)} />
                </li>
              ))}
            </ul>
          </>
        )}
      </main>
      <footer className={styles.foot}>
        {byEmail}
        <KeepsData className={styles.kept} />
      </footer>
    </div>
  );
}
