import type { Page } from '@playwright/test'
import { amostra, notaOf } from '../notas.ts'
import { expect } from '../people.ts'
import type { State } from './index.ts'

const bring =
  (...nomes: string[]) =>
  (page: Page) =>
    notaOf(page).escolher.setInputFiles(nomes.map(amostra))

const openNota = async (page: Page, nome: string) => {
  await bring(nome)(page)
  await expect(notaOf(page).itens).toBeVisible()
}
const openStored = async (page: Page) => {
  await page.getByRole('table', { name: 'Notas fiscais' }).locator('tbody tr a').first().click()
  await expect(notaOf(page).itens).toBeVisible()
}

/** The screens of the notes, and what opens on them; a note of the demo waits for its receipt. */
export const notaStates: State[] = [
  {
    name: 'importar nota',
    person: 'operador',
    path: '/notas',
    act: (page) => expect(page.getByText('Importadas por último')).toBeVisible(),
  },
  {
    name: 'nota sem produto',
    person: 'operador',
    path: '/notas',
    act: async (page) => {
      await openNota(page, 'ok-rastro-lotes')
      await notaOf(page).enviar.click()
      await expect(page.getByText('Obrigatório').first()).toBeVisible()
    },
  },
  {
    name: 'fila de notas',
    person: 'operador',
    path: '/notas',
    provokes: '422 /notas/import',
    act: async (page) => {
      await bring('ok-5905-1-item', 'ref-cte', 'choose-envinfe-tres', 'warn-total-difere')(page)
      await expect(page.getByText('4 de 4 lidas')).toBeVisible()
    },
  },
  {
    name: 'nota recusada',
    person: 'operador',
    path: '/notas',
    provokes: '422 /notas/import',
    act: async (page) => {
      await bring('ref-cancelada-101')(page)
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'notas fiscais',
    person: 'operador',
    path: '/notas/list?emitente=Fict',
    act: (page) => expect(page.getByRole('table', { name: 'Notas fiscais' })).toBeVisible(),
  },
  { name: 'nota importada', person: 'operador', path: '/notas/list?numero=905', act: openStored },
  {
    name: 'nota, lotes que faltam',
    person: 'operador',
    path: '/notas/list?numero=905',
    act: async (page) => {
      await openStored(page)
      await notaOf(page).receber.click()
      await page.getByRole('button', { name: /^Lotes do item 1/ }).click()
      await expect(page.getByRole('dialog', { name: 'Lotes do item 1' })).toBeVisible()
    },
  },
  {
    name: 'espelho DANFE',
    person: 'operador',
    path: '/notas/list?numero=905',
    act: async (page) => {
      await openStored(page)
      const link = page.getByRole('link', { name: 'Espelho DANFE' })
      // Phones have it among the other acts.
      if (!(await link.isVisible())) await page.getByRole('button', { name: 'Mais ações' }).click()
      await link.or(page.getByRole('menuitem', { name: 'Espelho DANFE' })).click()
      await expect(page.getByRole('img', { name: /^Código de barras/ })).toBeVisible()
    },
  },
  {
    name: 'configurações das notas',
    person: 'admin',
    path: '/configuracoes/notas',
    act: (page) => expect(page.getByRole('table', { name: 'Efeito de cada CFOP' })).toBeVisible(),
  },
]
