import '../theme/mantine.css'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { KEYS } from '../platform/session/storage.ts'
import { theme } from '../theme/theme.ts'

const colorScheme = localStorageColorSchemeManager({ key: KEYS.theme })

/**
 * Mantine's provider around the screens of the shell; the login screen does not load it. Its styles come as style
 * sheets (theme/mantine.css), because the content security policy forbids a `<style>`.
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
