import { useState } from 'react';
import { LANGUAGES, type OtherLanguage } from '#platform/language/rules/languages.ts';
import type { BrandWords as Words } from '#restaurant/brand/rules/brand.ts';
import type { BrandSettings } from '#restaurant/brand/wire/brand.ts';
import { useTexts } from '#texts/office/index.ts';
import { TextArea, TextField } from '#ui/office/fields/text-field.tsx';
import { FoldingCard } from '#ui/office/layout/folding-card.tsx';

interface Props {
  language: OtherLanguage;
  brand: BrandSettings;
  onChange: (translations: BrandSettings['translations']) => void;
}

const NO_WORDS: Words = { name: '', footer: '', terms: '', privacy: '' };

/** What the brand says to guests who read another language. */
export function BrandWords({ language, brand, onChange }: Props) {
  const { operator } = useTexts();
  const t = operator.brand;
  const [isOpen, setOpen] = useState(false);
  const words = brand.translations[language] ?? NO_WORDS;
  const field = (key: keyof Words) => ({
    lang: language,
    value: words[key],
    onChange: (text: string) => onChange({ ...brand.translations, [language]: { ...words, [key]: text } }),
  });
  return (
    <FoldingCard
      name={LANGUAGES[language].name}
      lead={t.sameWords}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
    >
      <TextField label={t.name} maxLength={60} {...field('name')} />
      <TextField label={t.footerText} maxLength={120} {...field('footer')} />
      <TextArea label={t.terms} {...field('terms')} />
      <TextArea label={t.privacy} {...field('privacy')} />
    </FoldingCard>
  );
}
