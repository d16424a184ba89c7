import { expect, type Page } from '@playwright/test'
import { isCnpj } from '@app/rules/casca/documento'
import { SENHA } from './pessoas.ts'
import { sql } from './product.ts'
import { unique } from './unique.ts'

/** A document as the registration takes it. */
export const PDF = {
  name: 'contrato.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n'),
}

/** Where the newest mail to an address leads, once the job has sent it; of one subject, or of any. */
export const linkOfMail = async (email: string, pattern: RegExp, assunto = ''): Promise<string> => {
  let found = ''
  await expect
    .poll(async () => {
      const [mail] = await sql<{ texto: string }>(
        `select texto from correio where para = $1 and ($2 = '' or assunto = $2) order by id desc limit 1`,
        [email, assunto],
      )
      found = pattern.exec(mail?.texto ?? '')?.[1] ?? ''
      return found
    })
    .not.toBe('')
  return found
}

export const CADASTRO_LINK = /(\/cadastre-sua-assistencia#token=[\w-]+)/
export const CONVITE_LINK = /(\/convite#token=[\w-]+)/

/** A CNPJ that no other test of the run uses. */
export const newCnpj = (): string => {
  const base = `9${String(unique()).padStart(7, '0')}0001`
  const found = Array.from({ length: 100 }, (_, at) => base + String(at).padStart(2, '0')).find(isCnpj)
  if (!found) throw new Error('every twelve digits have two check digits')
  return found
}

/** A field of the registration, required or not. */
export const fieldOf = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}`))
const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Step 1. */
export const fillPessoa = async (
  page: Page,
  { nome, documento, email }: { nome: string; documento: string; email: string },
): Promise<void> => {
  for (const [label, value] of [
    ['Nome', nome],
    ['CPF', documento],
    ['Data de nascimento', '01/05/1980'],
    ['Telefone', '(11) 95555-0151'],
    ['E-mail', email],
    ['Confirme o e-mail', email],
    ['Senha', SENHA],
    ['Confirme a senha', SENHA],
  ] as const)
    await fieldOf(page, label).fill(value)
  await act(page, 'Continuar').click()
  await expect(page.getByRole('heading', { level: 1, name: 'A empresa' })).toBeVisible()
}

/** Step 2 without its documents. */
export const fillEmpresa = async (
  page: Page,
  {
    cnpj,
    nomeFantasia,
    inscricaoEstadual,
  }: { cnpj: string; nomeFantasia: string; inscricaoEstadual: string },
): Promise<void> => {
  for (const [label, value] of [
    ['CNPJ', cnpj],
    ['Razão social', `${nomeFantasia} Ltda`],
    ['Nome fantasia', nomeFantasia],
    ['Inscrição estadual', inscricaoEstadual],
    ['Inscrição municipal', 'Isento'],
    ['CEP', '01310-200'],
    ['Rua', 'Rua do Tique'],
    ['Número', '120'],
    ['Complemento', 'Sem complemento'],
    ['Bairro', 'Centro'],
    ['Cidade', 'São Paulo'],
    ['E-mail comercial', 'loja@horas.example'],
    ['Telefone comercial', '(11) 5555-0150'],
  ] as const)
    await fieldOf(page, label).fill(value)
  await fieldOf(page, 'Estado').selectOption('SP')
}

/** The input of a document. */
export const documento = (page: Page, nome: string) => page.locator(`input[type=file][aria-label="${nome}"]`)
