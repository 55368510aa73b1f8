import { type CSSVariablesResolver, createTheme } from '@mantine/core';

/** Mantine's theme, made of our tokens. */
export const theme = createTheme({
  fontFamily: 'var(--font-family)',
  headings: { fontFamily: 'var(--font-display)', fontWeight: '650' },
  defaultRadius: 'md',
  radius: {
    xs: '0.5rem',
    sm: 'var(--radius-small)',
    md: 'var(--radius)',
    lg: 'var(--radius)',
    xl: 'var(--radius)',
  },
  fontSizes: {
    xs: 'var(--font-size-s)',
    sm: 'var(--font-size-m)',
    md: 'var(--font-size-m)',
    lg: 'var(--font-size-l)',
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
});

const tokens = {
  '--mantine-color-body': 'var(--color-card)',
  '--mantine-color-text': 'var(--color-text)',
  '--mantine-color-bright': 'var(--color-text)',
  '--mantine-color-dimmed': 'var(--color-text-soft)',
  '--mantine-color-placeholder': 'var(--color-text-soft)',
  '--mantine-color-error': 'var(--color-bad)',
  '--mantine-color-anchor': 'var(--brand-text)',
  '--mantine-color-default': 'var(--color-card)',
  '--mantine-color-default-hover': 'var(--color-sunken)',
  '--mantine-color-default-border': 'var(--color-line)',
  '--mantine-color-default-color': 'var(--color-text)',
  '--mantine-primary-color-filled': 'var(--brand-strong)',
};

/** Light and dark use the same variables, because the tokens change with the theme. */
export const tokensForMantine: CSSVariablesResolver = () => ({ variables: {}, light: tokens, dark: tokens });
