import { OFFICE_LANGUAGES, type OfficeLanguage } from '#platform/language/rules/languages.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { CopyButton } from '#ui/office/buttons/copy-button.tsx';
import { FileButton } from '#ui/office/buttons/file-button.tsx';
import { ButtonWithLine } from '#ui/office/buttons/line-button.tsx';
import { Choice } from '#ui/office/choices/choice.tsx';
import { Choices } from '#ui/office/choices/choices.tsx';
import { LanguageChoice } from '#ui/office/choices/language-choice.tsx';
import { SearchField } from '#ui/office/choices/search-field.tsx';
import { Swatches } from '#ui/office/choices/swatches.tsx';
import { ConfirmDialog } from '#ui/office/dialogs/confirm-dialog.tsx';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { DialogSteps } from '#ui/office/dialogs/dialog-steps.tsx';
import { SaveBar } from '#ui/office/forms/save-bar.tsx';
import { PlusIcon } from '#ui/office/icons.tsx';
import { Card } from '#ui/office/layout/card.tsx';
import { Fold } from '#ui/office/layout/fold.tsx';
import { FoldingCard } from '#ui/office/layout/folding-card.tsx';
import { LONG, nothing, type Sample, Tried } from './sample.tsx';

/** What is pressed, chosen and opened. */
export function useControlSamples(): Sample[] {
  const t = useTexts();
  return [
    {
      component: 'buttons/button.tsx',
      states: {
        plain: <Button>{t.edit}</Button>,
        main: <Button look="main">{t.save}</Button>,
        danger: <Button look="danger">{t.remove}</Button>,
        tinted: <Button look="tinted">{t.undo}</Button>,
        icon: <Button icon={<PlusIcon size={18} />}>{t.add}</Button>,
        busy: (
          <Button look="main" isBusy>
            {t.save}
          </Button>
        ),
        disabled: <Button disabled>{t.save}</Button>,
        long: <Button look="main">{LONG}</Button>,
      },
    },
    {
      component: 'buttons/line-button.tsx',
      states: {
        'with the line': (
          <ButtonWithLine look="main" trouble={null}>
            {t.bills.issue}
          </ButtonWithLine>
        ),
        'without it': (
          <ButtonWithLine look="main" trouble="network">
            {t.bills.issue}
          </ButtonWithLine>
        ),
        long: <ButtonWithLine trouble="network">{LONG}</ButtonWithLine>,
      },
    },
    {
      component: 'buttons/file-button.tsx',
      states: {
        main: (
          <FileButton look="main" onChoose={async () => {}}>
            {t.importMenu.choose}
          </FileButton>
        ),
        plain: <FileButton onChoose={async () => {}}>{t.importMenu.choose}</FileButton>,
        long: <FileButton onChoose={async () => {}}>{LONG}</FileButton>,
      },
    },
    {
      component: 'buttons/copy-button.tsx',
      states: { plain: <CopyButton text="https://thali.example">{t.copyLink}</CopyButton> },
    },
    {
      component: 'choices/choice.tsx',
      states: {
        row: <TriedChoice />,
        wraps: <TriedChoice wraps />,
      },
    },
    {
      component: 'choices/choices.tsx',
      states: { plain: <TriedChoices /> },
    },
    {
      component: 'choices/language-choice.tsx',
      states: {
        plain: (
          <Tried<OfficeLanguage> initial="en">
            {(value, set) => (
              <LanguageChoice
                languages={OFFICE_LANGUAGES}
                label={t.auth.language}
                value={value}
                onChange={set}
              />
            )}
          </Tried>
        ),
      },
    },
    {
      component: 'choices/search-field.tsx',
      states: {
        empty: <TriedSearch initial="" />,
        filled: <TriedSearch initial="Paneer" />,
      },
    },
    {
      component: 'choices/swatches.tsx',
      states: {
        plain: <Tried initial="00AB55">{(chosen, set) => <Swatches chosen={chosen} onChoose={set} />}</Tried>,
      },
    },
    {
      component: 'layout/card.tsx',
      states: {
        plain: (
          <Card title={t.tables.codeOf('12')} hint={t.tables.lead} actions={<Button>{t.edit}</Button>}>
            <p>{LONG}</p>
          </Card>
        ),
      },
    },
    {
      component: 'layout/folding-card.tsx',
      states: {
        closed: <TriedFold initial={false} />,
        open: <TriedFold initial />,
      },
    },
    {
      component: 'layout/fold.tsx',
      states: {
        closed: <Fold label={t.tables.none}>{LONG}</Fold>,
        open: (
          <Fold label={t.tables.none} isOpen>
            {LONG}
          </Fold>
        ),
      },
    },
    {
      component: 'forms/save-bar.tsx',
      states: {
        changed: <SaveBar isChanged isBusy={false} onDiscard={nothing} />,
        restored: <SaveBar isChanged isRestored isBusy={false} onDiscard={nothing} />,
        busy: <SaveBar isChanged isBusy onDiscard={nothing} />,
      },
    },
    { component: 'dialogs/dialog.tsx', states: { closed: <TriedDialog /> } },
    {
      component: 'dialogs/dialog-steps.tsx',
      states: { plain: <DialogSteps onClose={nothing} />, busy: <DialogSteps onClose={nothing} isBusy /> },
    },
    {
      component: 'dialogs/confirm-dialog.tsx',
      states: { danger: <TriedConfirm />, good: <TriedConfirm isGood /> },
    },
  ];
}

function TriedChoices() {
  const t = useTexts();
  const options = (['mon', 'tue', 'wed'] as const).map((value) => ({ value, label: t.hours.days[value] }));
  return (
    <Tried<(typeof options)[number]['value'][]> initial={['mon']}>
      {(values, set) => (
        <Choices label={t.priceRules.days} values={values} options={options} onChange={set} />
      )}
    </Tried>
  );
}

function TriedChoice({ wraps = false }: { wraps?: boolean }) {
  const { tables } = useTexts();
  const options = Object.entries(tables.kinds).map(([value, label]) => ({ value, label }));
  return (
    <Tried initial="table">
      {(value, set) => (
        <Choice label={tables.what} value={value} options={options} wraps={wraps} onChange={set} />
      )}
    </Tried>
  );
}

function TriedSearch({ initial }: { initial: string }) {
  const { palette } = useTexts();
  return (
    <Tried initial={initial}>
      {(value, set) => <SearchField label={palette.search} value={value} onChange={set} />}
    </Tried>
  );
}

function TriedFold({ initial }: { initial: boolean }) {
  const { tables } = useTexts();
  return (
    <Tried initial={initial}>
      {(isOpen, set) => (
        <FoldingCard
          name={initial ? tables.add : tables.print}
          lead={tables.lead}
          isOpen={isOpen}
          onToggle={() => set(!isOpen)}
        >
          <p>{tables.noneHint}</p>
        </FoldingCard>
      )}
    </Tried>
  );
}

function TriedDialog() {
  const { tables } = useTexts();
  return (
    <Tried initial={false}>
      {(isOpen, set) => (
        <>
          <Button onClick={() => set(true)}>{tables.add}</Button>
          <Dialog isOpen={isOpen} onClose={() => set(false)} size="26rem" title={tables.add}>
            <p>{tables.lead}</p>
          </Dialog>
        </>
      )}
    </Tried>
  );
}

function TriedConfirm({ isGood = false }: { isGood?: boolean }) {
  const { tables, remove, add } = useTexts();
  const action = isGood ? add : remove;
  return (
    <Tried initial={false}>
      {(isOpen, set) => (
        <>
          <Button look={isGood ? 'plain' : 'danger'} onClick={() => set(true)}>
            {action}
          </Button>
          <ConfirmDialog
            isOpen={isOpen}
            title={`${action}?`}
            action={action}
            isGood={isGood}
            onConfirm={() => set(false)}
            onClose={() => set(false)}
          >
            <p>{tables.lead}</p>
          </ConfirmDialog>
        </>
      )}
    </Tried>
  );
}
