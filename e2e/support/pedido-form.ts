import type { Page } from '@playwright/test'
import { expect } from './people.ts'

/** A minimal PDF: only its beginning and end are right. */
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

/** The order form, as a person finds its parts. */
export const formOf = (page: Page) => {
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const stock = page.getByRole('dialog').filter({ has: page.getByLabel('Quantidade desejada') })
  return {
    cliente: page.getByLabel(/^Cliente( \*)?$/),
    numero: field('Nº do pedido do cliente'),
    transportadora: field('Transportadora'),
    coleta: field('Data e hora da coleta'),
    urgente: page.getByRole('switch', { name: 'Urgente' }),
    concluido: page.getByRole('switch', { name: 'Cadastro concluído' }),
    observacoes: field('Observações'),
    codigo: field('Código do produto'),
    descricao: field('Descrição do produto'),
    itens: page.getByRole('table', { name: 'Itens' }).locator('tbody tr:not(.sub)'),
    enviar: page.getByRole('button', { name: 'Enviar pedido' }),
    cancelar: page.getByRole('button', { name: 'Cancelar', exact: true }),
    stock,
    toasts: page.getByRole('region', { name: 'Avisos' }),
    anexo: (label: string) =>
      page.getByRole('region', { name: 'Anexos' }).getByRole('listitem').filter({ hasText: label }),
    /** A quantity of the lot in the stock modal. */
    lote: (lote: string) => stock.getByLabel(`Quantidade do lote ${lote}`),
  }
}
export type PedidoForm = ReturnType<typeof formOf>

/** Code, Enter, quantity, Enter, Enter. */
export const addLine = async (form: PedidoForm, codigo: string, quantidade: number): Promise<void> => {
  await form.codigo.fill(codigo)
  await form.codigo.press('Enter')
  const wanted = form.stock.getByLabel('Quantidade desejada')
  await expect(wanted).toBeFocused()
  await wanted.fill(String(quantidade))
  await wanted.press('Enter')
  await wanted.press('Enter')
  await expect(form.stock).toBeHidden()
}
