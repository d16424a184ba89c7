import { readFileSync, writeFileSync } from 'node:fs'
import {
  convertCssVariables,
  defaultCssVariablesResolver,
  mergeMantineTheme,
  DEFAULT_THEME,
} from '@mantine/core'
import type { Plugin } from 'vite'
import { cssVariablesResolver, theme } from './src/theme/theme.ts'

const file = new URL('./src/theme/mantine.gen.css', import.meta.url)

/** Palettes of Mantine that we do not use; their ~700 variables would be loaded for nothing. */
const unusedPalette =
  /^--mantine-color-(pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange)-|^--mantine-(h\d|heading)/

const used = (variables: Record<string, string>) =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => !unusedPalette.test(name)))

/**
 * The theme's variables as a style sheet, because at run time Mantine would put them into a `<style>`, which the policy
 * forbids.
 */
function themeAsCss() {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme)
  const base = defaultCssVariablesResolver(merged)
  const ours = cssVariablesResolver(merged)
  return convertCssVariables(
    {
      variables: used({ ...base.variables, ...ours.variables }),
      light: used({ ...base.light, ...ours.light }),
      dark: used({ ...base.dark, ...ours.dark }),
    },
    ':root',
  )
    .replaceAll(';', ';\n')
    .replaceAll('{', '{\n')
}

/** Vite plugin: writes `mantine.gen.css` from the theme before anything is bundled. */
export const themeCss = (): Plugin => ({
  name: 'retaguarda-theme-css',
  buildStart() {
    const css = themeAsCss()
    const before = (() => {
      try {
        return readFileSync(file, 'utf8')
      } catch {
        return ''
      }
    })()
    if (before !== css) writeFileSync(file, css)
  },
})
