import type { Nota, NotaEventoAnexado, NotaEventosAEspera } from '@app/contract/armazem/nota'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { readAmostra } from './leitura/testing/amostras.ts'
import { startNotas, toArquivo } from './testing/notas.ts'

const notas = await startNotas()
afterAll(notas.server.close)

/** The chave of `ok-conflito-a`. */
const CHAVE = '35260999999002000101550010000010451175067865'
const CORRECAO = '35260999999002000101550010000010951429327970'
const CANCELAMENTO = '35260999999002000101550010000010941169006668'

const produto = await notas.createProduto('SAB-250')
beforeEach(() => notas.forget())

const evento = (nome: string, de: string, changes: [string, string][] = []): Buffer =>
  Buffer.from(
    changes.reduce(
      (text, [from, to]) => text.replaceAll(from, to),
      readAmostra(nome).toString().replaceAll(de, CHAVE),
    ),
  )
const correcao = (...changes: [string, string][]) => evento('ref-evento-carta-correcao', CORRECAO, changes)
const cancelamento = () => evento('ref-evento-cancelamento', CANCELAMENTO)
const segunda = () =>
  correcao(
    ['<nSeqEvento>1</nSeqEvento>', '<nSeqEvento>2</nSeqEvento>'],
    ['Correção fictícia do endereço', 'Correção do endereço e do CFOP'],
  )

const salvar = async () => (await notas.salvar('ok-conflito-a', [{ id: produto }])).id
const anexar = async (bytes: Buffer) => {
  const answer = await notas.post('/eventos', toArquivo(bytes, 'evento.xml'))
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<NotaEventoAnexado>()
}
const lida = async (id: number) => (await notas.admin.get(`/notas/${id}`)).json<Nota>()
const historico = async (id: number): Promise<string[]> =>
  (await notas.admin.get(`/api/auditlogs/by-entity-id/${id}?entidade=nota`))
    .json<{ changes: string[] }[]>()
    .flatMap(({ changes }) => changes)

describe('the events of a note', () => {
  test('a letter of correction stands at its note once, the last one first, with text, history and file', async () => {
    const id = await salvar()
    const imported = await notas.post('/import', toArquivo(correcao()))
    expect([imported.statusCode, imported.json()]).toMatchObject([
      422,
      { messages: [{ code: 'E_EVENTO' }], atual: { id }, evento: { tipo: 'correcao', chave: CHAVE } },
    ])
    expect(await anexar(correcao())).toMatchObject({
      tipo: 'correcao',
      novo: true,
      nota: { id, numero: '1045' },
    })
    expect(await anexar(correcao())).toMatchObject({ novo: false, nota: { id } })
    await Promise.all([anexar(segunda()), anexar(segunda())])
    const { eventos, situacao } = await lida(id)
    expect(situacao).toBe('importada')
    expect(eventos).toMatchObject([
      { sequencia: 2, texto: 'Correção do endereço e do CFOP' },
      { sequencia: 1, texto: 'Correção fictícia do endereço', filename: 'evento.xml' },
    ])
    expect(await historico(id)).toEqual([
      'Carta de correção 2 do emitente anexada: Correção do endereço e do CFOP',
      'Carta de correção 1 do emitente anexada: Correção fictícia do endereço',
      'Nota fiscal 1045/1 importada',
    ])
    const file = await notas.admin.get(`/notas/eventos/${eventos[1]?.id}/arquivo`)
    expect([file.statusCode, file.body]).toEqual([200, correcao().toString()])
  })

  test('a cancellation cancels the note and stands at it', async () => {
    const id = await salvar()
    expect(await anexar(cancelamento())).toMatchObject({ tipo: 'cancelamento', nota: { id } })
    expect(await lida(id)).toMatchObject({
      situacao: 'cancelada',
      podeReceber: false,
      eventos: [{ tipo: 'cancelamento', protocolo: '135260000008888' }],
    })
    expect(await historico(id)).toContain('Marcada como cancelada pelo evento do emitente')
  })

  test('one that comes before its note waits for it; the note is cancelled as it is saved', async () => {
    expect(await anexar(cancelamento())).toMatchObject({ nota: null, novo: true })
    expect(await anexar(correcao())).toMatchObject({ nota: null })
    const esperam = async () => (await notas.admin.get('/notas/eventos')).json<NotaEventosAEspera>()
    const { eventos, total } = await esperam()
    expect(total).toBe(2)
    expect(eventos).toMatchObject([
      { tipo: 'correcao', chave: CHAVE, numero: 1045, emitente: '99999002000101' },
      { tipo: 'cancelamento', chave: CHAVE, filename: 'evento.xml' },
    ])
    expect((await notas.admin.get(`/notas/eventos/${eventos[0]?.id}/arquivo`)).body).toBe(String(correcao()))
    const id = await salvar()
    expect(await esperam()).toEqual({ eventos: [], total: 0 })
    const nota = await lida(id)
    expect(nota.situacao).toBe('cancelada')
    expect(nota.eventos.map(({ tipo }) => tipo).toSorted()).toEqual(['cancelamento', 'correcao'])
    expect((await notas.post(`/${id}/recebimento`, {})).json().error).toBe('NOTA_CANCELADA')
  })

  test.each([
    ['that SEFAZ refused', () => correcao(['<cStat>135</cStat>', '<cStat>573</cStat>'])],
    [
      'of which the answer is about another',
      () =>
        Buffer.from(
          correcao().toString().replace('<nSeqEvento>1</nSeqEvento>', '<nSeqEvento>3</nSeqEvento>'),
        ),
    ],
    ['of another kind', () => correcao(['<tpEvento>110110</tpEvento>', '<tpEvento>210200</tpEvento>'])],
    ['that is a note', () => readAmostra('ok-conflito-a')],
    ['that is no XML', () => Buffer.from('%PDF-1.4')],
  ])('a file %s is told, and nothing is stored', async (_what, bytes) => {
    const answer = await notas.post('/eventos', toArquivo(bytes()))
    expect([answer.statusCode, answer.json().error]).toEqual([422, 'NOTA_SEM_EVENTO'])
    expect(await notas.db.selectFrom('nota_evento').select('id').execute()).toEqual([])
  })
})
