import { useState } from 'react';
import type { BrandSettings } from '#domain/api/brand.ts';
import { LANGUAGES, type OtherLanguage } from '#domain/language/languages.ts';
import type { BrandWords as Words } from '#domain/site/brand.ts';
import { TextArea, TextField } from '../../../components/fields/text-field.tsx';
import { FoldingCard } from '../../../components/folding-card.tsx';
import { useTexts } from '../../../texts/index.ts';

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
