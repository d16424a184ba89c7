import { createTheme } from '@mantine/core'
import type { CSSVariablesResolver } from '@mantine/core'

/** Mantine's theme on our tokens (tokens.css holds the colours; this holds only values that Mantine computes with). */
export const theme = createTheme({
  primaryColor: 'petroleo',
  primaryShade: { light: 8, dark: 3 },
  autoContrast: true,
  colors: {
    petroleo: [
      '#eaf7f9',
      '#cfedf1',
      '#a3dde4',
      '#74cad5',
      '#4bb8c6',
      '#2c9eae',
      '#188294',
      '#106c7d',
      '#0b5867',
      '#04404e',
    ],
    gray: [
      '#fafbfc',
      '#eef1f2',
      '#e0e5e7',
      '#cfd4d8',
      '#a2abb0',
      '#7c868d',
      '#5d6970',
      '#455057',
      '#313b40',
      '#1c2226',
    ],
  },
  white: '#fff',
  black: '#0b0f12',
  fontFamily: 'var(--fonte)',
  headings: { fontWeight: '640' },
  fontSizes: { xs: '.75rem', sm: '.8125rem', md: '.875rem', lg: '1rem', xl: '1.25rem' },
  spacing: { xs: '.5rem', sm: '.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '14px' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
})

const tokens = {
  '--mantine-color-body': 'var(--cor-fundo)',
  '--mantine-color-text': 'var(--cor-texto)',
  '--mantine-color-dimmed': 'var(--cor-texto-3)',
  '--mantine-color-placeholder': 'var(--cor-texto-3)',
  '--mantine-color-anchor': 'var(--cor-acento-texto)',
  '--mantine-color-error': 'var(--ret-erro-texto)',
  '--mantine-color-default': 'var(--cor-superficie)',
  '--mantine-color-default-hover': 'var(--cor-superficie-2)',
  '--mantine-color-default-color': 'var(--cor-texto)',
  '--mantine-color-default-border': 'var(--cor-borda-campo)',
  '--mantine-color-disabled': 'var(--cor-campo-travado)',
  '--mantine-color-disabled-color': 'var(--cor-texto-3)',
  '--mantine-primary-color-filled': 'var(--cor-acento)',
  '--mantine-primary-color-filled-hover': 'var(--cor-acento-sobre)',
  '--mantine-primary-color-light': 'var(--cor-acento-suave)',
  '--mantine-primary-color-light-hover': 'var(--cor-acento-suave)',
  '--mantine-primary-color-light-color': 'var(--cor-acento-texto)',
  '--mantine-primary-color-contrast': 'var(--cor-no-acento)',
}

/** Our tokens under Mantine's names; `color-scheme` switches the tokens themselves. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: tokens,
  dark: tokens,
})
