import type { AcompanhamentoOs, OsLink, OrdemServico } from '@app/contract/assistencia/ordemServico'
import { checkCopiaECola } from '@app/rules/casca/pix'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '../../../platform/testing/app.ts'
import { startBancada } from '../ordemServico/testing/bancada.ts'

const bancada = await startBancada()
const { app, postos, atendente, tecnico, act, done, create, read, historico } = bancada
const { avaliada, comNota, linhaServico, linhaPeca, polimento } = bancada
const responsavel = await app.as('responsavel')
const sp = await app.as('sp')
afterAll(app.close)
const START = bancada.now()
beforeEach(() => bancada.setNow(START))

const condicoes = `/postoAutorizado/${postos.um}/condicoes`
const TAXA = { versao: 1, taxaDiagnostico: 40 }
const acompanhar = async (id: number): Promise<AcompanhamentoOs> => {
  const { href } = (await atendente.post(`/ordemServico/${id}/link`, {})).json<OsLink>()
  return (
    await app.anyone.post('/public/ordemServico/acompanhar', { token: href.split('/acompanhar/')[1] ?? '' })
  ).json()
}
const codeOf = (answer: { json: () => { messages: { code: string; fieldName: string | null }[] } }) =>
  answer.json().messages[0]

/** An order on the bench, with the conditions that were accepted at the counter. */
const naBancada = async (aceite: object | null, mais: object = {}) => {
  const { versao } = (await atendente.get(condicoes)).json()
  const { id } = await create(atendente, mais)
  await done(atendente, id, 'abrir', aceite ? { condicoes: { ...aceite, versao } } : {})
  await done(tecnico, id, 'salvarPreAvaliacao', { preAvaliacao: 'Atraso confirmado.' })
  await done(tecnico, id, 'avaliar', { avaliacao: 'Movimento sujo.' })
  return id
}
const recusada = async (aceite: object | null, mais: object = {}) => {
  const id = await naBancada(aceite, mais)
  await done(tecnico, id, 'salvarOrcamento', { linhas: [linhaServico] })
  return done(atendente, id, 'reprovarOrcamento', { nome: 'Dalva', motivo: 'Caro' })
}

describe('decisions 63: a diagnosis fee is named and accepted at the intake, or not owed', () => {
  test('owed once the budget is refused and no earlier; undone with the answer; paid at the delivery', async () => {
    const id = await naBancada(TAXA)
    const os = await done(tecnico, id, 'salvarOrcamento', { linhas: [linhaServico] })
    expect(os.condicoes).toMatchObject({ taxaDiagnostico: 40 })
    expect(os.condicoes?.texto).toContain(
      'Taxa de diagnóstico: R$ 40,00, devida só se o orçamento for recusado',
    )
    expect(os.conta).toMatchObject({ devido: 0, taxaDiagnostico: 0 })
    expect((await acompanhar(id)).taxaDiagnostico).toBe(40)

    const refused = await done(atendente, id, 'reprovarOrcamento', { nome: 'Dalva', motivo: 'Caro' })
    expect(refused.conta).toMatchObject({ devido: 40, taxaDiagnostico: 40, falta: 40 })
    expect((await done(atendente, id, 'desfazerResposta', { motivo: 'Engano' })).conta?.devido).toBe(0)
    await done(atendente, id, 'reprovarOrcamento', { nome: 'Dalva', motivo: 'Caro' })

    const semPagar = await act(atendente, id, 'entregarProduto', { retiradoPor: 'Dalva' })
    expect(codeOf(semPagar)).toMatchObject({ code: 'OS_FALTA_RECEBER' })
    const entregue = await done(atendente, id, 'entregarProduto', {
      retiradoPor: 'Dalva',
      pagamentos: [{ forma: 'PIX', valor: 40 }],
    })
    expect(entregue.conta).toMatchObject({ devido: 40, recebido: 40, falta: 0 })
  })

  test('not named, not owed; approved or cancelled, not owed', async () => {
    expect((await recusada(null)).conta?.devido).toBe(0)
    expect((await recusada({})).conta?.devido).toBe(0)
    const id = await naBancada(TAXA)
    await done(tecnico, id, 'salvarOrcamento', { linhas: [linhaServico] })
    expect((await done(atendente, id, 'aprovarOrcamento', { nome: 'Dalva' })).conta).toMatchObject({
      devido: 180,
      taxaDiagnostico: 0,
    })
    const { id: outra } = await recusada(TAXA)
    expect((await done(responsavel, outra, 'cancelar', { motivo: 'Desistiu' })).conta?.devido).toBe(0)
  })

  test('a covered claim carries no fee: it is not named there and goes once the warranty is granted', async () => {
    const { id } = await create(atendente, comNota)
    const { versao } = (await atendente.get(condicoes)).json()
    const coberta = await act(atendente, id, 'abrir', { condicoes: { versao, taxaDiagnostico: 40 } })
    expect(codeOf(coberta)).toMatchObject({
      code: 'OS_TAXA_NA_GARANTIA',
      fieldName: 'condicoes.taxaDiagnostico',
    })

    const { id: tarde } = await recusada(TAXA)
    await bancada.put(tarde, 'ORCAMENTO_REPROVADO', { garantia: true })
    expect((await read(tarde)).conta?.devido).toBe(0)
    expect((await acompanhar(tarde)).taxaDiagnostico).toBeNull()
  })

  test('the post says its usual fee and its PIX key; a key of another kind is refused', async () => {
    const errada = await responsavel.put(condicoes, { pix: { tipo: 'CPF', chave: '123' } })
    expect(codeOf(errada)).toMatchObject({ code: 'CHAVE_PIX_INVALIDA', fieldName: 'pix.chave' })
    const salva = await responsavel.put(condicoes, {
      taxaDiagnostico: 40,
      pix: { tipo: 'CPF', chave: '529.982.247-25' },
    })
    expect(salva.json()).toMatchObject({ taxaDiagnostico: 40, pix: { tipo: 'CPF', chave: '52998224725' } })
    expect((await responsavel.put(condicoes, { taxaDiagnostico: 0 })).statusCode).toBe(400)
  })
})

describe('decisions 63: a deposit asked for with the approval', () => {
  const comSinal = async (
    sinal = 96,
    linhas: object[] = [linhaServico, { ...linhaPeca, solicitarPeca: true }],
  ) => {
    const { id } = await avaliada()
    await done(tecnico, id, 'salvarOrcamento', { linhas, sinal })
    return id
  }
  const aprovada = async (sinal?: number): Promise<OrdemServico> =>
    done(atendente, await comSinal(sinal), 'aprovarOrcamento', { nome: 'Dalva' })
  const faltasDe = ({ orcamento }: OrdemServico) => orcamento?.linhas.map(({ falta }) => falta)

  test('stands in the terms that are approved, and is no more than the consumer pays', async () => {
    const { id } = await avaliada()
    const alto = await act(tecnico, id, 'salvarOrcamento', { linhas: [linhaServico], sinal: 180.01 })
    expect(codeOf(alto)).toMatchObject({ code: 'OS_SINAL_ALTO', fieldName: 'sinal' })
    await done(tecnico, id, 'salvarOrcamento', { linhas: [linhaServico], sinal: 180 })
    expect((await acompanhar(id)).orcamento?.termos.join(' ')).toContain('um sinal de R$ 180,00 libera')
  })

  test('approved, the order waits for it and asks for no part; confirmed by hand, the parts are asked for', async () => {
    const os = await aprovada()
    expect(os.statusOS.name).toBe('ORCAMENTO_APROVADO')
    expect(os.conta).toMatchObject({ devido: 276.3, recebido: 0, faltaSinal: 96 })
    expect(faltasDe(os)).toEqual([null, 'A_PEDIR'])
    expect(os.proximasAcoes).toContain('receberSinal')
    expect((await act(tecnico, os.id, 'pedirDeNovo')).json().error).toBe('OS_FALTA_SINAL')

    const visto = await acompanhar(os.id)
    expect(visto).toMatchObject({
      titulo: 'Orçamento aprovado. Falta o sinal',
      sinal: { valor: 96, chave: '52998224725', naEntrega: 180.3 },
    })
    expect(checkCopiaECola(visto.sinal?.codigo ?? '')).toBeNull()
    expect(visto.sinal?.codigo).toContain('540596.00')

    const paga = await done(atendente, os.id, 'receberSinal', { forma: 'PIX', versao: os.versao })
    expect(paga.conta).toMatchObject({ recebido: 96, falta: 180.3, faltaSinal: 0 })
    expect(faltasDe(paga)).toEqual([null, 'PEDIDA'])
    expect((await historico(os.id))[0]).toMatchObject({ acao: 'receberSinal', nota: 'Sinal: PIX R$ 96,00' })
    expect((await acompanhar(os.id)).sinal).toBeNull()
  })

  test('lists, board and page offer the same acts while it is missing, and after', async () => {
    const { id } = await aprovada()
    const offered = async (person: Caller) => {
      const page = (await person.get(`/ordemServico/${id}`)).json<OrdemServico>().proximasAcoes
      const { content } = (
        await person.post('/ordemServico/findByFiltro', { page: 0, pageSize: 100, filter: { abertas: true } })
      ).json<{ content: OrdemServico[] }>()
      const quadro = (await person.post('/ordemServico/quadro', { filter: {} })).json<{
        status: { ordens: OrdemServico[] }[]
      }>()
      const board = quadro.status.flatMap(({ ordens }) => ordens)
      const of = (ordens: readonly OrdemServico[]) => ordens.find((os) => os.id === id)?.proximasAcoes
      return { page, list: of(content), board: of(board) }
    }
    for (const person of [tecnico, atendente]) {
      const { page, list, board } = await offered(person)
      expect([list, board]).toEqual([page, page])
      expect(list).not.toContain('pedirDeNovo')
    }
    await done(atendente, id, 'receberSinal', { forma: 'PIX' })
    const { page, list, board } = await offered(tecnico)
    expect([list, board]).toEqual([page, page])
  })

  test('confirmed twice is confirmed once; whoever does not take money does not confirm it', async () => {
    const os = await aprovada()
    expect((await act(tecnico, os.id, 'receberSinal', { forma: 'PIX' })).statusCode).toBe(403)
    await done(atendente, os.id, 'receberSinal', { forma: 'DINHEIRO', versao: os.versao })
    const velha = await act(atendente, os.id, 'receberSinal', { forma: 'PIX', versao: os.versao })
    expect(velha.json().error).toBe('VERSAO_ANTIGA')
    expect((await act(atendente, os.id, 'receberSinal', { forma: 'PIX' })).json().error).toBe('OS_SEM_SINAL')
    expect((await read(os.id)).conta?.recebido).toBe(96)
  })

  test('with nothing to buy, the repair begins once it is there; less approved, less is asked', async () => {
    const id = await comSinal(200, [linhaServico, polimento])
    const { orcamento } = await read(id)
    const aprovado = await done(atendente, id, 'aprovarOrcamento', {
      nome: 'Dalva',
      recusadas: [orcamento?.linhas[1]?.id],
    })
    expect(aprovado).toMatchObject({ statusOS: { name: 'ORCAMENTO_APROVADO' }, conta: { faltaSinal: 180 } })
    expect((await done(atendente, id, 'receberSinal', { forma: 'PIX' })).statusOS.name).toBe(
      'AGUARDANDO_CONSERTO',
    )
  })

  test('the responsible person does without it, with a reason; the counter does not', async () => {
    const os = await aprovada()
    expect((await act(atendente, os.id, 'dispensarSinal', { motivo: 'Conhecida' })).statusCode).toBe(403)
    expect((await act(responsavel, os.id, 'dispensarSinal', {})).statusCode).toBe(400)
    const livre = await done(responsavel, os.id, 'dispensarSinal', { motivo: 'Cliente conhecida' })
    expect(livre.conta).toMatchObject({ faltaSinal: 0, recebido: 0 })
    expect(faltasDe(livre)).toEqual([null, 'PEDIDA'])
  })

  test('an answer undone keeps it, and the next approval asks for it no more', async () => {
    const os = await aprovada()
    await done(atendente, os.id, 'receberSinal', { forma: 'PIX' })
    await done(atendente, os.id, 'desfazerResposta', { motivo: 'Engano' })
    const outra = await done(atendente, os.id, 'aprovarOrcamento', { nome: 'Dalva' })
    expect(outra.conta).toMatchObject({ recebido: 96, faltaSinal: 0 })
    expect(faltasDe(outra)).toEqual([null, 'PEDIDA'])
  })

  test('on a cancelled order it is owed back until it is returned, once', async () => {
    const os = await aprovada()
    await done(atendente, os.id, 'receberSinal', { forma: 'PIX' })
    expect((await act(atendente, os.id, 'devolver', { forma: 'PIX' })).json().error).toBe(
      'OS_NADA_A_DEVOLVER',
    )
    const cancelada = await done(responsavel, os.id, 'cancelar', { motivo: 'Desistiu' })
    expect(cancelada.conta).toMatchObject({ devido: 0, aDevolver: 96 })
    expect((await acompanhar(os.id)).aDevolver).toBe(96)
    expect((await read(os.id)).proximasAcoes).toContain('devolver')
    const devolvida = await done(atendente, os.id, 'devolver', { forma: 'PIX', versao: cancelada.versao })
    expect(devolvida).toMatchObject({ statusOS: { name: 'CANCELADA' }, conta: { aDevolver: 0, recebido: 0 } })
    expect((await act(atendente, os.id, 'devolver', { forma: 'PIX' })).json().error).toBe(
      'OS_NADA_A_DEVOLVER',
    )
    const reaberta = await done(sp, os.id, 'reabrirOs', { motivo: 'Voltou' })
    expect(reaberta).toMatchObject({
      statusOS: { name: 'ORCAMENTO_APROVADO' },
      conta: { faltaSinal: 96, aDevolver: 0 },
    })
  })
})
