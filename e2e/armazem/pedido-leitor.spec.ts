import type { Page } from '@playwright/test'
import { expect, test } from '../support/people.ts'
import { formOf } from '../support/pedido-form.ts'

/** A keyboard-wedge scanner in the focused field: its keys type text, and Enter ends them. */
const scan = (page: Page, code: string) =>
  page.evaluate(
    (keys) => {
      const start = performance.now()
      for (const [at, key] of keys.entries()) {
        const target = document.activeElement ?? document.body
        const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
        // The time of a key is its press, however long the page was busy with the previous one.
        Object.defineProperty(event, 'timeStamp', { value: start + at * 5 })
        if (target.dispatchEvent(event) && key.length === 1) document.execCommand('insertText', false, key)
      }
    },
    [...Array.from(code), 'Enter'],
  )

test('labels scanned one after the other are one piece each, and never a quantity', async ({ open }) => {
  const page = await open('cliente', '/pedidos/novo')
  const form = formOf(page)
  const chosen = (words: string) => expect(form.stock.locator('.soma')).toHaveText(words)
  await form.codigo.focus()
  await scan(page, 'SH-500')
  await chosen('1 escolhida')
  await expect(form.stock.getByLabel('Quantidade desejada')).toBeFocused()
  await scan(page, '000123')
  await expect(form.itens).toHaveCount(1)
  await chosen('1 escolhida')
  await expect(form.stock.getByLabel('Quantidade desejada')).toHaveValue('')
  await scan(page, 'EMB-9')
  await expect(form.itens).toHaveCount(2)
  await scan(page, 'SH-500')
  await expect(form.itens).toHaveCount(3)
  await chosen('2 de 2 escolhidas')
  await scan(page, 'SH-500')
  await chosen('3 de 3 escolhidas')

  await scan(page, 'NADA-ASSIM')
  await expect(form.toasts.getByText('Nenhum produto com o código NADA-ASSIM.')).toBeVisible()
  await chosen('3 de 3 escolhidas')
  await form.stock.getByRole('button', { name: 'Salvar' }).click()
  await expect(form.stock).toBeHidden()
  const quantities = form.itens.getByRole('button', { name: /^Alterar a quantidade/ })
  await expect(quantities).toHaveText(['3', '1', '1'])
})

test('the tone of the reader is turned off by one person on one computer, and on again', async ({
  enter,
}) => {
  const page = await enter('cliente')
  await page.addInitScript(() => {
    const tones: number[] = []
    Reflect.set(window, 'tones', tones)
    const start: (this: OscillatorNode) => void = Reflect.get(OscillatorNode.prototype, 'start')
    OscillatorNode.prototype.start = function start_() {
      tones.push(this.frequency.value)
      start.call(this)
    }
  })
  const tones = () => page.evaluate(() => Reflect.get(window, 'tones') as number[])
  const read = async () => {
    await page.goto('/pedidos/novo')
    const form = formOf(page)
    await form.codigo.focus()
    await scan(page, 'SH-500')
    await expect(form.stock.locator('.soma')).toHaveText('1 escolhida')
    await form.stock.getByRole('button', { name: 'Cancelar' }).click()
    await scan(page, 'SH-500')
    await expect(form.stock.locator('.soma')).toHaveText('1 escolhida')
  }
  const turn = async (to: boolean) => {
    await page.goto('/conta')
    const som = page.getByRole('switch', { name: 'Som' })
    await expect(som).toHaveAttribute('aria-checked', String(!to))
    await som.click()
    await expect(som).toHaveAttribute('aria-checked', String(to))
  }
  await read()
  await expect.poll(tones).toEqual([1320, 1320])
  await turn(false)
  await read()
  expect(await tones()).toEqual([])
  await turn(true)
  await read()
  await expect.poll(tones).toEqual([1320, 1320])
})
