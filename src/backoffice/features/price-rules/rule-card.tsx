import { withTranslation } from '#domain/menu/translations.ts';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { FoldingCard } from '../../components/folding-card.tsx';
import { DownIcon, UpIcon } from '../../components/icons.tsx';
import { useGuestLanguages } from '../../session/guest-languages.ts';
import { useTexts } from '../../texts/index.ts';
import type { RuleFieldsProps } from './edit-rules.ts';
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
