import { withTranslation } from '#ordering/menu/rules/translations.ts';
import { useGuestLanguages } from '#restaurant/access/office/guest-languages.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { DownIcon, UpIcon } from '#ui/office/icons.tsx';
import { FoldingCard } from '#ui/office/layout/folding-card.tsx';
import type { RuleFieldsProps } from './edit-price-rules.ts';
import { HowFields } from './how-fields.tsx';
import styles from './price-rules.module.css';
import { useRuleSummary } from './use-rule-summary.ts';
import { WhatFields } from './what-fields.tsx';
import { WhenFields } from './when-fields.tsx';

interface RuleCardProps extends RuleFieldsProps {
  isOpen: boolean;
  isFirst: boolean;
  isLast: boolean;
  onToggle: () => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** A summary in one line, which opens to a form. */
export function RuleCard({ isOpen, isFirst, isLast, onToggle, onMove, onRemove, ...fields }: RuleCardProps) {
  const { priceRules: t } = useTexts();
  const { rule, faultOf, onChange } = fields;
  const name = rule.label || t.unnamed;
  const summary = useRuleSummary(rule);
  return (
    <FoldingCard name={name} lead={summary} isOpen={isOpen} onToggle={onToggle}>
      <TextField
        label={t.name}
        description={t.nameHint}
        value={rule.label}
        maxLength={60}
        fault={faultOf('label')}
        onChange={(label) => onChange({ label })}
      />
      <Translations rule={rule} onChange={onChange} />
      <WhenFields {...fields} />
      <HowFields {...fields} />
      {rule.kind !== 'list' && <WhatFields {...fields} />}
      <div className={styles.steps}>
        <Button aria-label={t.moveUp(name)} icon={<UpIcon />} disabled={isFirst} onClick={() => onMove(-1)} />
        <Button
          aria-label={t.moveDown(name)}
          icon={<DownIcon />}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <Button look="danger" onClick={onRemove}>
          {t.remove(name)}
        </Button>
      </div>
    </FoldingCard>
  );
}

function Translations({ rule, onChange }: Pick<RuleFieldsProps, 'rule' | 'onChange'>) {
  const { priceRules: t } = useTexts();
  const others = useGuestLanguages();
  return others.map(({ language, name }) => (
    <TextField
      key={language}
      lang={language}
      label={t.nameIn(name)}
      value={rule.translations[language]?.label ?? ''}
      maxLength={60}
      onChange={(text) =>
        onChange({ translations: withTranslation(rule.translations, language, 'label', text) })
      }
    />
  ));
}
