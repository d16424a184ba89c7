import type { Nota } from '@app/contract/armazem/nota'
import { extractText } from 'unpdf'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startNotas } from './testing/notas.ts'

const notas = await startNotas()
const { admin } = notas
afterAll(notas.server.close)
beforeEach(notas.forget)

const produto = await notas.createProduto('SAB-250')

const bare = (text: string) => text.replaceAll(/\s+/g, ' ')
const danfe = async (id: number) => {
  const { rawPayload, headers, statusCode } = await admin.get(`/notas/${id}/danfe`)
  expect(statusCode).toBe(200)
  const { text, totalPages } = await extractText(new Uint8Array(rawPayload), { mergePages: false })
  return { headers, paginas: text.map(bare), totalPages }
}
const paginaUm = async (id: number): Promise<string> => (await danfe(id)).paginas[0] ?? ''

test('a stored note is a PDF that says what the note says', async () => {
  const { id } = await notas.salvar('ok-rastro-lotes', [{ id: produto }, { id: produto }, { id: produto }])
  const { chave, numero } = (await admin.get(`/notas/${id}`)).json<Nota>()
  const { headers, paginas, totalPages } = await danfe(id)
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining(`attachment; filename="danfe-${chave}.pdf"`),
    'cache-control': 'no-store',
  })
  expect(totalPages).toBe(1)
  for (const words of [
    'DANFE Espelho do documento auxiliar',
    `Nº ${Number(numero).toLocaleString('pt-BR')} Série 1`,
    chave.replaceAll(/(.{4})(?=.)/g, '$1 '),
    'Cosméticos Aurora Fictícia S.A.',
    'Natureza da operação Remessa para depósito',
    'Protocolo de autorização 1352',
    'Destinatário',
    'Valor total da nota',
    'SABONETE LÍQUIDO AÇAÍ 250ML',
    'Lote L2026-07A',
    'Não substitui o DANFE que acompanha a mercadoria.',
    'Desenvolvido por Oficina Retaguarda',
    'Folha 1 de 1',
  ])
    expect(paginas[0]).toContain(words)
})

test('a note of 990 lines takes as many sheets as it needs, each with its heads and its number', async () => {
  const { id } = await notas.salvar(
    'ok-990-itens',
    Array.from({ length: 990 }, () => ({ id: produto })),
  )
  const { paginas, totalPages } = await danfe(id)
  expect(totalPages).toBeGreaterThan(10)
  for (const [at, pagina] of paginas.entries()) expect(pagina).toContain(`Folha ${at + 1} de ${totalPages}`)
  for (const pagina of paginas.slice(0, -1)) expect(pagina).toContain('Código Descrição NCM')
  const { notaImportada } = (await admin.get(`/notas/${id}`)).json<Nota>()
  const whole = paginas.join(' ')
  for (const { prod } of notaImportada.nfe.infNFe.det) expect(whole).toContain(String(prod.cprod))
})

test('a cancelled note says so, and letters that the PDF lacks break nothing', async () => {
  const { id } = await notas.salvar('ok-conflito-a', [{ id: produto }])
  expect(await paginaUm(id)).not.toContain('NOTA CANCELADA')
  await notas.server.database.pool.query(
    `update nota set cancelada_em = now(), cancelada_por = 1,
                     inf_nfe = jsonb_set(inf_nfe::jsonb, '{infCpl}', to_jsonb($2::text)) where id = $1`,
    [id, 'Frágil 漢字 − cuidado'],
  )
  const pagina = await paginaUm(id)
  expect(pagina).toContain('NOTA CANCELADA')
  expect(pagina).toContain('Informações complementares Frágil ?? - cuidado')
})

test('nobody sees the paper of a note that is not there', async () => {
  expect((await admin.get('/notas/999999/danfe')).statusCode).toBe(404)
})
