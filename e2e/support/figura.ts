import { expect, type Locator, type Page } from '@playwright/test'

const numberOf = (text: string | null | undefined) => Number(text?.replaceAll('.', ''))

/**
 * Opens the list behind a report's figure: it finds as many as the figure says. Other tests move the data meanwhile, so
 * that a figure that no longer holds is read anew.
 */
export const opensWhatItCounts = async (page: Page, figure: Locator, noun = 'OS'): Promise<void> => {
  const report = page.url()
  const total = page.getByText(new RegExp(` de [\\d.]+ ${noun}$`)).first()
  await expect(async () => {
    if (page.url() !== report) await page.goto(report)
    const count = numberOf(await figure.textContent())
    expect(count).toBeGreaterThan(0)
    await figure.click()
    // The first of the orders are shown beside the figure, and lead to all of them.
    if (noun === 'OS')
      await page
        .getByRole('dialog')
        .getByRole('link', { name: /^Abrir .*na lista$/ })
        .click()
    await expect(page).not.toHaveURL(/\/relatorio\//)
    await expect(total).toBeVisible()
    expect(numberOf(/ de ([\d.]+) /.exec((await total.textContent()) ?? '')?.[1])).toBe(count)
  }).toPass({ timeout: 40_000 })
}
