import type { PostoCondicoes } from '@app/contract/assistencia/condicoes'
import type { AcompanhamentoOs, OsLink, OrdemServico } from '@app/contract/assistencia/ordemServico'
import { CONDICOES_PADRAO } from '@app/rules/assistencia/condicoes'
import { DAY_MS } from '@app/rules/casca/tempo'
import { createHash } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startBancada } from '../ordemServico/testing/bancada.ts'

const bancada = await startBancada()
const { app, db, postos, atendente, act, done, create, read, historico, put } = bancada
const responsavel = await app.as('responsavel')
const sp = await app.as('sp')
afterAll(app.close)
const START = bancada.now()
beforeEach(() => bancada.setNow(START))

const path = `/postoAutorizado/${postos.um}/condicoes`
const ler = async (): Promise<PostoCondicoes> => (await atendente.get(path)).json()
const escrever = (texto: string, mais: object = {}) => responsavel.put(path, { texto, ...mais })
const acompanhar = async (id: number): Promise<AcompanhamentoOs> => {
  const { href } = (await atendente.post(`/ordemServico/${id}/link`, {})).json<OsLink>()
  return (
    await app.anyone.post('/public/ordemServico/acompanhar', { token: href.split('/acompanhar/')[1] ?? '' })
  ).json()
}

describe('decisions 62: what a post says of the watches that it keeps', () => {
  test('before it writes any, the product’s own; each saving is a version, and says who and what', async () => {
    expect(await ler()).toMatchObject({ texto: CONDICOES_PADRAO, padrao: true, versao: 1, alteradoPor: null })
    const nova = await escrever('Guardamos por 90 dias.', { versao: 1 })
    expect(nova.json()).toMatchObject({ texto: 'Guardamos por 90 dias.', padrao: false, versao: 2 })
    expect(nova.json().alteradoPor).toBe('responsavel')
    // Equal conditions make no new version.
    expect((await escrever('Guardamos por 90 dias.', { versao: 2 })).json().versao).toBe(2)
    const auditoria = await db
      .selectFrom('auditoria')
      .select('mudancas')
      .where('entidade', '=', 'postoCondicoes')
      .execute()
    expect(auditoria).toHaveLength(1)
    expect(auditoria[0]?.mudancas).toContainEqual({
      campo: 'condicoesTexto',
      de: CONDICOES_PADRAO,
      para: 'Guardamos por 90 dias.',
    })
  })

  test('the second of two savers is told of the first; an empty text is refused', async () => {
    const { versao } = await ler()
    expect((await escrever('Um', { versao })).statusCode).toBe(200)
    const tarde = await escrever('Outro', { versao })
    expect(tarde.statusCode).toBe(409)
    expect(tarde.json()).toMatchObject({ error: 'VERSAO_ANTIGA', atual: { texto: 'Um' } })
    expect((await escrever('  ', { versao: versao + 1 })).statusCode).toBe(400)
  })

  test('the counter reads it and does not write it; another post does neither; who sees a habilitado’s does not write it', async () => {
    expect((await atendente.put(path, { texto: 'Meu' })).statusCode).toBe(403)
    const outro = await app.as('responsavel2')
    expect((await outro.get(path)).statusCode).toBe(404)
    expect((await outro.put(path, { texto: 'Meu' })).statusCode).toBe(404)
    const doFilho = `/postoAutorizado/${postos.filho}/condicoes`
    expect((await responsavel.get(doFilho)).statusCode).toBe(200)
    expect((await responsavel.put(doFilho, { texto: 'Meu' })).statusCode).toBe(403)
    expect((await sp.put(doFilho, { texto: 'Do fabricante' })).statusCode).toBe(200)
  })
})

describe('decisions 62: they are accepted at the intake', () => {
  const aberta = async (versao?: number): Promise<OrdemServico> => {
    const { id } = await create(atendente)
    return done(atendente, id, 'abrir', versao === undefined ? {} : { condicoes: { versao } })
  }

  test('exactly what was read stays with its version and hash, in the order, its history, and before the consumer', async () => {
    const { versao } = (await escrever('Guardamos por 60 dias.')).json<PostoCondicoes>()
    const os = await aberta(versao)
    const { posto } = await ler()
    const texto = `Condições de ${posto.nomeFantasia}, versão ${versao}\nGuardamos por 60 dias.`
    expect(os.condicoes).toEqual({
      versao,
      texto,
      sha256: createHash('sha256').update(texto).digest('hex'),
      taxaDiagnostico: null,
      aceitoEm: START.toISOString(),
      registradoPor: 'atendente',
    })
    expect((await historico(os.id))[0]).toMatchObject({
      acao: 'abrir',
      nota: `Condições do posto aceitas, versão ${versao}`,
    })
    // Later conditions of the post do not change the accepted ones.
    await escrever('Guardamos por 30 dias.')
    expect((await read(os.id)).condicoes?.texto).toBe(texto)
    expect((await acompanhar(os.id)).condicoes).toEqual({ texto, aceitoEm: START.toISOString() })
  })

  test('conditions that changed while they were read must be read again, and no order is opened', async () => {
    const { versao } = await ler()
    await escrever('Outra vez.')
    const { id } = await create(atendente)
    const velha = await act(atendente, id, 'abrir', { condicoes: { versao } })
    expect(velha.json().messages).toEqual([
      expect.objectContaining({ fieldName: 'condicoes', code: 'OS_CONDICOES_MUDARAM' }),
    ])
    expect(await read(id)).toMatchObject({ statusOS: { name: 'EM_CRIACAO' }, condicoes: null })
  })

  test('without an acceptance none is claimed', async () => {
    const os = await aberta()
    expect(os.condicoes).toBeNull()
    expect((await acompanhar(os.id)).condicoes).toBeNull()
  })

  test('the evidence is neither changed nor taken away', async () => {
    await aberta((await ler()).versao)
    await expect(db.updateTable('os_condicoes').set({ texto: 'x' }).execute()).rejects.toThrow('append-only')
    await expect(db.deleteFrom('posto_condicoes').execute()).rejects.toThrow('append-only')
  })
})

describe('decisions 62: who does not fetch a watch', () => {
  const pedido = (retirada: string) => ({ page: 0, pageSize: 100, filter: { retirada } })
  const achadas = async (retirada: string): Promise<OrdemServico[]> =>
    (await atendente.post('/ordemServico/findByFiltro', pedido(retirada))).json().content

  test('the list finds those that wait, by how long; delivered, it waits no more', async () => {
    const { id } = await create(atendente)
    const { id: outra } = await create(atendente)
    await put(id, 'REPARADA')
    await put(outra, 'CONSERTADA')
    expect((await achadas('0')).map((os) => os.id)).toEqual([id])
    for (const [dias, onde] of [
      [29, []],
      [30, ['30']],
      [60, ['30', '60']],
      [91, ['30', '60', '90']],
    ] as const) {
      await put(id, 'REPARADA', { status_desde: new Date(START.getTime() - dias * DAY_MS) })
      for (const retirada of ['30', '60', '90'])
        expect((await achadas(retirada)).map((os) => [os.id, os.diasRetirada])).toEqual(
          onde.includes(retirada as never) ? [[id, dias]] : [],
        )
    }
    expect((await acompanhar(id)).diasRetirada).toBe(91)
    await put(id, 'ENTREGUE')
    expect(await achadas('0')).toEqual([])
    expect((await read(id)).diasRetirada).toBeNull()
  })
})
