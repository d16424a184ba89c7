import type { Page } from '@playwright/test'
import { expect } from './people.ts'

/** What a form's foot says once its draft is stored. */
export const kept = (page: Page) => page.getByText(/^Rascunho salvo neste computador às \d\d:\d\d$/)
/** The strip that offers a draft. */
export const offer = (page: Page) =>
  page.getByRole('status').filter({ hasText: /Há um rascunho de \d\d:\d\d\./ })

/** The server ends the session while something is typed; the browser learns of it by itself. */
export const expire = async (page: Page, type: () => Promise<void>) => {
  await type()
  await page.evaluate(async () => {
    const { access_token: token } = JSON.parse(localStorage.getItem('retaguarda.sessao') ?? '{}') as {
      access_token: string
    }
    await fetch('/oauth/revoke', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: new URLSearchParams({ token }),
    })
  })
  await expect(page).toHaveURL(/\/index\?/)
}
