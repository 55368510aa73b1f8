import { kindOf } from '#ordering/order-types/rules/order-kind.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { randomId } from '#ui/shared/random-id.ts';
import type { RuleDraft } from './edit-price-rules.ts';
import styles from './price-rules.module.css';
import { RULE_TEMPLATES, ruleFrom } from './rule-templates.ts';
import { useRuleSummary } from './use-rule-summary.ts';

interface TemplateChoiceProps {
  rules: readonly RuleDraft[];
  onAdd: (rule: RuleDraft) => void;
}

/** Rules to begin with, each with what it would do. */
export function TemplateChoice({ rules, onAdd }: TemplateChoiceProps) {
  const { priceRules: t } = useTexts();
  const { orderConfigs } = useStore().profile;
  const delivered = orderConfigs
    .filter(({ label, kind }) => kindOf({ orderType: label, orderKind: kind }) === 'delivery')
    .map(({ _id }) => _id);
  const offered = RULE_TEMPLATES.flatMap((template) => {
    const label = t.templates[template];
    const rule = ruleFrom(template, { id: template, label, delivered });
    return rule && rules.every((one) => one.label !== label) ? [rule] : [];
  });
  if (offered.length === 0) return null;
  return (
    <section className={styles.templates} aria-labelledby="rule-templates">
      <h2 id="rule-templates">{t.begin}</h2>
      <ul>
        {offered.map((rule) => (
          <li key={rule.id}>
            <Template rule={rule} onAdd={() => onAdd({ ...rule, id: randomId() })} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Template({ rule, onAdd }: { rule: RuleDraft; onAdd: () => void }) {
  const summary = useRuleSummary(rule);
  return (
    <button type="button" className={styles.template} onClick={onAdd}>
      <strong>{rule.label}</strong>
      <span>{summary}</span>
    </button>
  );
}
