import { ACOES_OS } from '@app/contract/assistencia/ordemServico'
import type { AcaoOs, AcompanhamentoOs, OrdemServico, StatusOs } from '@app/contract/assistencia/ordemServico'
import { ACOES_COMPRA } from '@app/contract/assistencia/compraPeca'
import { abilityOf, TRANSICOES_OS } from '@app/rules/assistencia/ordemServico'
import { DAY_MS } from '@app/rules/casca/tempo'
import { expect } from 'vitest'
import type { Caller } from '../../../../../platform/testing/app.ts'
import { createAcaso } from '../../../../../platform/testing/acaso.ts'
import { financeiroJobs } from '../../../financeiro/index.ts'
import { expireVencidas } from '../../actions/expire.ts'
import { finishEntregues } from '../../actions/finish.ts'
import { startBancada } from '../bancada.ts'
import { createSorte, type Materia, RARAS, sorteiaCorpo } from './corpo.ts'
import { broken } from './invariantes.ts'
import { retratoDe } from './retrato.ts'
import { createLeitura } from './leitura.ts'
import { listPodem, PESSOAS } from './pessoas.ts'
import { isDaTabela } from './tabela.ts'

/** Acts of nearly every open status; those of every status are drawn by chance alone. */
const DA_LEI: readonly AcaoOs[] = ['exigirTroca', 'exigirRestituicao', 'exigirAbatimento', 'desfazerEscolha']
const ABERTAS = 20
/** All orders are looked through every so many acts. */
const CADA = 10

/** People, orders and a clock; each step is one act of somebody, checked as soon as it is done. */
export const startPasseio = async (semente: number) => {
  const bancada = await startBancada({ listed: false })
  const { app, db, modelo, outro } = bancada
  const acaso = createSorte(createAcaso(semente))
  const { sim, um, ate } = acaso
  const people = new Map<string, Caller>()
  /** Sessions end while days pass: everybody logs in anew. */
  const entrar = async () => {
    for (const nome of PESSOAS) people.set(nome, await app.as(nome))
  }
  await entrar()
  const callerOf = (nome: string): Caller => people.get(nome) ?? app.anyone

  const podem = await listPodem(db)

  await db.updateTable('perfil').set({ desconto_maximo: 100 }).execute()
  await db.updateTable('peca').set({ estoque: 1_000_000 }).execute()
  const [similar, cara] = await db
    .insertInto('peca')
    .values([
      { codigo: 'SIMILAR', descricao: 'Coroa similar', preco: 5, estoque: 1_000_000 },
      { codigo: 'CARA', descricao: 'Coroa de ouro', preco: 900, estoque: 1_000_000 },
    ])
    .returning('id')
    .execute()
  const causa = await db
    .selectFrom('causa_os')
    .select('id')
    .where('nome', '=', 'Causa de teste')
    .executeTakeFirstOrThrow()
  const materia: Materia = {
    servico: bancada.linhaServico.servico,
    pecas: [bancada.peca, similar ?? bancada.peca, cara ?? bancada.peca],
    sintoma: { id: bancada.sintoma },
    causas: [causa, causa, causa, { id: 6 }],
    modelos: [modelo.id, outro.id],
  }

  const abertas: number[] = []
  const series: string[] = []
  const feitos = new Map<string, number>()
  const count = (nome: string) => feitos.set(nome, (feitos.get(nome) ?? 0) + 1)

  const { stateOf, historicoDesde, ultimoHistorico } = createLeitura(db)

  const criar = async () => {
    const quem = callerOf(um(['atendente', 'responsavel']))
    const velha = series.length > 0 && sim(0.25) ? um(series) : undefined
    const entrada = bancada.entrada({
      ...(sim(0.15) && { osType: 'PA' }),
      ...(sim(0.4) && bancada.comNota),
      ...(sim(0.4) && { fotos: [FOTO] }),
      ...(sim(0.1) && { motivoSegundaOs: 'Dois defeitos' }),
    })
    const answer = await quem.post('/ordemServico', {
      ...entrada,
      ...(velha && { relogio: { ...entrada.relogio, numeroSerie: velha } }),
    })
    if (answer.statusCode !== 201) return expect([400, 403, 409], answer.body).toContain(answer.statusCode)
    const os = answer.json<OrdemServico>()
    abertas.push(os.id)
    series.push(entrada.relogio.numeroSerie)
    return count('criar')
  }

  /** Checks that the order shows an act that was done, and that a refused act changed nothing. */
  const conferido = async (
    id: number,
    act: () => Promise<{ statusCode: number; body: string }>,
    pode?: boolean,
  ) => {
    const [antes, retrato, desde] = [await stateOf(id), await retratoDe(db, id), await ultimoHistorico()]
    const answer = await act()
    if (answer.statusCode !== 200) {
      expect([400, 403, 404, 409, 429], answer.body).toContain(answer.statusCode)
      expect(await retratoDe(db, id), `refused, yet changed: ${answer.body}`).toBe(retrato)
      return answer
    }
    expect(pode, 'done, though not offered').not.toBe(false)
    const passos = await historicoDesde(id, desde)
    const depois = await stateOf(id)
    expect(depois.versao - antes.versao).toBe(passos.length)
    for (const passo of passos) {
      expect(isDaTabela(passo), JSON.stringify(passo)).toBe(true)
      count(passo.acao)
    }
    return answer
  }

  const agir = async () => {
    const id = um(abertas)
    const { status, versao } = await stateOf(id)
    const cabem = TRANSICOES_OS.filter(
      ({ de, quem, acao }) =>
        quem.some((each) => each !== 'SISTEMA') &&
        de.includes(status as StatusOs) &&
        (de.length < 10 || acao === 'cancelar' || DA_LEI.includes(acao)) &&
        acao !== 'alterarStatus',
    )
    const acao: AcaoOs = cabem.length > 0 && sim(0.85) ? um(cabem).acao : um(ACOES_OS)
    if (!sim(RARAS[acao] ?? 1)) return
    const nome = sim(0.85) ? um(podem.get(abilityOf(acao) ?? 'OS_VER') ?? PESSOAS) : um(PESSOAS)
    const quem = callerOf(nome)
    const visto = await quem.get(`/ordemServico/${id}`)
    const os = visto.statusCode === 200 ? visto.json<OrdemServico>() : undefined
    const corpo = {
      ...sorteiaCorpo(acao, os, materia, acaso),
      ...(sim(0.2) && { versao: sim(0.7) ? versao : versao - 1 }),
    }
    const act = () => quem.put(`/ordemServico/${acao}/${id}`, corpo)
    if (sim(0.03)) {
      const both = await Promise.all(
        [1, 2].map(() => quem.put(`/ordemServico/${acao}/${id}`, { ...corpo, versao })),
      )
      expect(both.filter(({ statusCode }) => statusCode === 200).length).toBeLessThan(2)
      return
    }
    await conferido(id, act, os?.proximasAcoes.includes(acao) ?? false)
  }

  const salvar = async () => {
    const id = um(abertas)
    const quem = callerOf(um(['atendente', 'responsavel', 'tecnico', 'atendente2']))
    const [antes, retrato] = [await stateOf(id), await retratoDe(db, id)]
    const answer = await quem.put(`/ordemServico/${id}`, {
      ...(sim(0.6) && { relato: um(['Atrasa', 'Para', null]) }),
      ...(sim(0.3) && { acessorios: um([[], ['Estojo']]) }),
      ...(sim(0.2) && { dataNotaFiscal: um(['2026-01-10', '2020-01-10', null]) }),
      ...(sim(0.1) && { versao: antes.versao - ate(1) }),
    })
    const depois = await stateOf(id)
    if (answer.statusCode !== 200) expect(await retratoDe(db, id), answer.body).toBe(retrato)
    else expect(depois.versao - antes.versao).toBeLessThan(2)
    if (depois.versao === antes.versao) expect(await retratoDe(db, id)).toBe(retrato)
    if (answer.statusCode === 200) count('salvar')
  }

  const linkDe = async (id: number) => {
    const answer = await callerOf('atendente').post(`/ordemServico/${id}/link`, { novo: sim(0.2) })
    expect([200, 400, 409, 429], answer.body).toContain(answer.statusCode)
    if (answer.statusCode !== 200) return undefined
    count('link')
    return answer.json<{ href: string }>().href.split('/acompanhar/')[1]
  }

  const responder = async () => {
    const id = um(abertas)
    const token = await linkDe(id)
    if (token === undefined) return
    const visto = await app.anyone.post('/public/ordemServico/acompanhar', { token })
    // Ten thousand acts take less than the minute in which a stranger's calls are counted.
    if (visto.statusCode === 429) return
    expect(visto.statusCode, visto.body).toBe(200)
    const { orcamento, modelos } = visto.json<AcompanhamentoOs>()
    const [path, body] =
      modelos.length > 0
        ? (['escolherModelo', { modelo: { id: um(modelos).id } }] as const)
        : sim(0.7)
          ? ([
              'aprovarOrcamento',
              {
                nome: 'Dalva',
                documento: '529.982.247-25',
                aceite: true,
                recusadas: [],
                sha256: orcamento?.sha256 ?? '0'.repeat(64),
              },
            ] as const)
          : ([
              'reprovarOrcamento',
              {
                nome: 'Dalva',
                motivo: 'Caro',
                sha256: sim(0.1) ? '0'.repeat(64) : (orcamento?.sha256 ?? '0'.repeat(64)),
              },
            ] as const)
    await conferido(id, () => app.anyone.post(`/public/ordemServico/${path}`, { token, ...body }))
  }

  const comprar = async () => {
    const compras = await db
      .selectFrom('compra_peca')
      .select('id')
      .where('situacao', 'not in', ['RECEBIDA', 'REJEITADA'])
      .execute()
    if (compras.length === 0) return agir()
    const { id } = um(compras)
    const acao = um(ACOES_COMPRA)
    const answer = await callerOf(um(['sp', 'manaus', 'tecnico', 'responsavel', 'atendente'])).put(
      `/compraPeca/${acao}/${id}`,
      acao === 'rejeitar' ? { motivo: 'Fora de linha' } : {},
    )
    expect([200, 400, 403, 404, 409], answer.body).toContain(answer.statusCode)
    if (answer.statusCode === 200) count(`compra ${acao}`)
    return undefined
  }

  const esperar = async () => {
    bancada.pass(sim(0.2) ? (2 + ate(35)) * DAY_MS : ate(20) * 3_600_000)
    await expireVencidas(app.app.services)
    await finishEntregues(app.app.services)
    for (const job of financeiroJobs) await job.run({}, app.app.services)
    await entrar()
    count('esperar')
  }

  const renovar = async () => {
    for (const id of abertas.slice())
      if (['FINALIZADA', 'CANCELADA'].includes((await stateOf(id)).status) && sim(0.4))
        abertas.splice(abertas.indexOf(id), 1)
    if (abertas.length < ABERTAS) await criar()
  }

  const PASSOS = [
    [0.08, renovar],
    [0.02, esperar],
    [0.12, comprar],
    [0.04, salvar],
    [0.04, responder],
    [1, agir],
  ] as const

  const passo = async (ato: number): Promise<void> => {
    while (abertas.length < 4) await criar()
    bancada.pass(1000)
    if (ato % 200 === 0) await entrar()
    const [, step] = PASSOS.find(([chance]) => sim(chance)) ?? PASSOS[5]
    try {
      await step()
      if (ato % CADA === 0) expect(await broken(db)).toEqual([])
    } catch (error) {
      throw new Error(`Passo ${ato}, ${step.name} (RETAGUARDA_SEMENTE=${semente})`, { cause: error })
    }
  }

  return {
    passo,
    broken: () => broken(db) /** What was done, and how often. */,
    feitos: (): ReadonlyMap<string, number> => feitos,
    close: app.close,
  }
}

const FOTO = {
  filename: 'foto.png',
  data: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
}
