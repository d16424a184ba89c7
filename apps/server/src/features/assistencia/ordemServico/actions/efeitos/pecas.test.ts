import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import { afterAll, describe, expect, test } from 'vitest'
import { startBancada } from '../../testing/bancada.ts'
import { pecasDe } from '../../testing/pecas.ts'

/** Missing parts, and orders that do not wait for theirs: decisions 41 and 43. */
const bancada = await startBancada()
const { app, db, peca, tecnico, act, done, read, historico, linhaServico } = bancada
afterAll(app.close)
const sp = await app.as('sp')
const { compraDe, rejeitar, receber, esperaPeca } = pecasDe(bancada, sp)

const statusOf = ({ statusOS }: OrdemServico) => statusOS.name
const faltasOf = ({ orcamento }: OrdemServico) => orcamento?.linhas.map(({ falta }) => falta)
const codesOf = (answer: { json: () => { messages: { fieldName: string | null; code: string }[] } }) =>
  answer.json().messages.map(({ fieldName, code }) => [fieldName, code].filter(Boolean).join(' '))

describe('decisions 41: a rejected part', () => {
  test('says so with its reason, is asked for again, and its arrival moves the order on', async () => {
    const os = await esperaPeca()
    expect(statusOf(os)).toBe('ORCAMENTO_APROVADO')
    expect(faltasOf(os)).toEqual([null, 'PEDIDA'])
    expect(codesOf(await act(tecnico, os.id, 'pedirDeNovo'))).toEqual(['OS_SEM_FALTA'])
    await rejeitar(os.id, 'Fora de linha')
    const parada: OrdemServico = (await tecnico.get(`/ordemServico/${os.id}`)).json()
    expect(parada.proximasAcoes).toEqual(expect.arrayContaining(['pedirDeNovo', 'substituirPeca']))
    expect(parada.orcamento?.linhas[1]).toMatchObject({ falta: 'REJEITADA', faltaMotivo: 'Fora de linha' })
    expect(faltasOf(await done(tecnico, os.id, 'pedirDeNovo'))).toEqual([null, 'PEDIDA'])
    expect(codesOf(await act(tecnico, os.id, 'pedirDeNovo'))).toEqual(['OS_SEM_FALTA'])
    await receber(os.id)
    const pronta = await read(os.id)
    expect(statusOf(pronta)).toBe('AGUARDANDO_CONSERTO')
    expect(faltasOf(pronta)).toEqual([null, null])
  })

  test('is replaced by an equivalent one at no higher price that fits the model', async () => {
    const os = await esperaPeca()
    const insert = (codigo: string, preco: number) =>
      db
        .insertInto('peca')
        .values({ codigo, descricao: `Coroa ${codigo}`, preco })
        .returning('id')
        .executeTakeFirstOrThrow()
    const [cara, outra, alheia] = [
      await insert('CARA', 60),
      await insert('IGUAL', 48.15),
      await insert('ALHEIA', 40),
    ]
    await db
      .insertInto('peca_modelo')
      .values({ peca_id: alheia.id, modelo_produto_id: bancada.outro.id })
      .execute()
    const linha = { id: os.orcamento!.linhas[1]!.id }
    const usar = (id: number) =>
      act(tecnico, os.id, 'substituirPeca', { linha, peca: { id }, motivo: 'Mesma medida' })
    expect(codesOf(await usar(outra.id))).toEqual(['OS_SEM_FALTA'])
    await rejeitar(os.id, 'Fora de linha')
    expect(codesOf(await usar(cara.id))).toEqual(['peca OS_PECA_CARA'])
    expect(codesOf(await usar(alheia.id))).toEqual(['peca OS_PECA_DE_OUTRO_MODELO'])
    expect(codesOf(await usar(peca.id))).toEqual(['peca OPCAO_INVALIDA'])
    const trocada = await done(tecnico, os.id, 'substituirPeca', {
      linha,
      peca: outra,
      motivo: 'Mesma medida',
    })
    expect(trocada.orcamento?.linhas[1]).toMatchObject({
      peca: { codigo: 'IGUAL' },
      valorFinal: 96.3,
      falta: 'PEDIDA',
    })
    expect((await historico(os.id))[0]?.nota).toBe('Coroa com tubo, 6 mm → Coroa IGUAL. Mesma medida')
  })

  test('S4-036: the approved budget is reopened, what nobody sent is not asked for any more, a new answer is needed', async () => {
    const os = await esperaPeca()
    expect(statusOf(await done(tecnico, os.id, 'reabrirOrcamento'))).toBe('AVALIACAO_TECNICA')
    await expect(compraDe(os.id)).rejects.toThrow()
    const nova = await done(tecnico, os.id, 'salvarOrcamento', { linhas: [linhaServico] })
    expect(statusOf(nova)).toBe('APROVAR_ORCAMENTO')
    expect(nova.orcamento).toMatchObject({ versao: 2, resposta: null, aberto: true })
  })

  test('S4-049: a swap is asked for from the approved budget', async () => {
    const os = await esperaPeca()
    expect(statusOf(await done(tecnico, os.id, 'solicitarTroca', { motivo: 'Peça fora de linha' }))).toBe(
      'TROCA_MODELO',
    )
  })
})

describe('decisions 43: cancelled with a purchase on the way', () => {
  test('an order’s unsent part request is cancelled with it', async () => {
    const os = await esperaPeca()
    await done(sp, os.id, 'cancelar', { motivo: 'Desistiu' })
    await expect(compraDe(os.id)).rejects.toThrow()
  })

  test('a sent part of a cancelled order still arrives without moving it, and the reopened order goes on with it', async () => {
    const os = await esperaPeca()
    const { id } = await compraDe(os.id)
    await db.updateTable('peca').set({ estoque: 50 }).execute()
    for (const acao of ['autorizar', 'enviar'])
      expect((await sp.put(`/compraPeca/${acao}/${id}`, {})).statusCode).toBe(200)
    await done(sp, os.id, 'cancelar', { motivo: 'Desistiu' })
    expect((await tecnico.put(`/compraPeca/receber/${id}`, {})).statusCode).toBe(200)
    expect((await compraDe(os.id)).situacao).toBe('RECEBIDA')
    expect(statusOf(await read(os.id))).toBe('CANCELADA')
    expect(statusOf(await done(sp, os.id, 'reabrirOs', { motivo: 'Voltou' }))).toBe('AGUARDANDO_CONSERTO')
  })
})
