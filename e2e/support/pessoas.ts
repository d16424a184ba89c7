import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'

/** Two passwords of the best score. */
export const SENHA = 'Jabuticaba-42-Telhado'
export const OUTRA = 'Bicicleta-17-Varanda'

export const toasts = (page: Page) => page.getByRole('region', { name: 'Avisos' })
/** An address that nobody has yet. */
export const nobody = (name: string) => `${name}-${randomUUID().slice(0, 8)}@pessoas.example`
/** A field by its label, required or not. */
export const field = (scope: Page | Locator, label: string) =>
  scope.getByLabel(new RegExp(`^${label}( \\*)?$`))
export const act = (scope: Page | Locator, name: string) => scope.getByRole('button', { name, exact: true })

/** With what anybody types, not one of the demonstration's people. */
export const enterAs = async (page: Page, email: string, senha: string) => {
  await page.goto('/index')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(senha)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}
