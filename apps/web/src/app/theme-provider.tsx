import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { KEYS } from '../platform/session/storage.ts'
import { theme } from '../theme/theme.ts'

const colorScheme = localStorageColorSchemeManager({ key: KEYS.theme })

/**
 * Mantine's provider, around the screens of the shell; the login screen does without its bytes. What it would put
 * into a `<style>` comes as style sheets (theme/index.css): the content security policy forbids the other way.
 */
export const ThemeProvider = ({ children }: { children: ReactNode }) => (
  <MantineProvider
    theme={theme}
    colorSchemeManager={colorScheme}
    defaultColorScheme="auto"
    withCssVariables={false}
    withGlobalClasses={false}
  >
    {children}
  </MantineProvider>
)
