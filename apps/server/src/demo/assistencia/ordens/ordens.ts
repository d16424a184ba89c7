import { OrdemServicoCreate, type AcaoOs } from '@app/contract/assistencia/ordemServico'
import { abilityOf, checklistOf } from '@app/rules/assistencia/ordemServico'
import { DAY_MS, localDay } from '@app/rules/casca/tempo'
import { answerDaOs } from '../../../features/assistencia/avaliacao/index.ts'
import { createOs, getOs, moveOs } from '../../../features/assistencia/ordemServico/index.ts'
import type { Context, Services } from '../../../platform/context.ts'
import { contextOnBehalf } from '../../../platform/on-behalf.ts'
import { completeParte, findUsuario } from '../../store.ts'
import { seedAno } from './ano.ts'
import { answerAvaliacoes, findNaoOuvida } from './avaliacoes-store.ts'
import { seedChamados } from '../conversa/chamados.ts'
import { seedConversas } from '../conversa/conversas.ts'
import { seedCobrancas } from '../dinheiro/cobrancas.ts'
import { corpoDe, type DemoIds } from './corpos.ts'
import { drawFotos, FRASES } from './fotos.ts'
import {
  findOrInsertConsumidor,
  findSemeada,
  findTabelas,
  sendPecasPedidas,
  type Tabelas,
} from './ordens-store.ts'
import { CAMINHOS, DEMO_CONSUMIDORES, DEMO_ORDENS, type DemoOs } from './plano.ts'
import { seedDocumentos } from '../conversa/documentos.ts'
import { seedFechamentos } from '../dinheiro/fechamentos.ts'
import { DEMO_POSTO, DEMO_POSTO_2 } from '../postos/postos.ts'

const EMAILS = ['atendente', 'tecnico', 'tecnico2', 'responsavel', 'responsavel2', 'sp', 'troca'] as const
type Pessoa = (typeof EMAILS)[number]
type Pessoas = Record<Pessoa, Context>

const findPessoas = async (services: Services): Promise<Pessoas | undefined> => {
  const found = await Promise.all(
    EMAILS.map(async (name) => {
      const id = await findUsuario(services.db, `${name}@retaguarda.example`)
      const ctx = id === undefined ? undefined : await contextOnBehalf(services, id)
      return ctx ? [[name, ctx] as const] : []
    }),
  )
  const pessoas = Object.fromEntries(found.flat())
  return EMAILS.every((name) => name in pessoas) ? (pessoas as Pessoas) : undefined
}

const idsDe = (pessoas: Pessoas) =>
  Object.fromEntries(EMAILS.map((name) => [name, pessoas[name].usuario.id])) as Record<Pessoa, number>

/**
 * The person who does an act at this post: the first has one for the counter and one for the bench, the others have one
 * for all.
 */
const quemFaz = (posto: string, acao: AcaoOs | 'criar'): Pessoa => {
  const ability = acao === 'criar' ? 'OS_CADASTRAR' : abilityOf(acao)
  if (ability === 'TROCA_AUTORIZAR') return 'troca'
  if (posto === DEMO_POSTO_2) return 'responsavel2'
  if (posto !== DEMO_POSTO) return 'sp'
  switch (ability) {
    case 'OS_REPARAR':
    case 'TROCA_SOLICITAR':
      return 'tecnico'
    case 'OS_QUALIDADE':
      return 'tecnico2'
    case 'OS_CANCELAR':
    case 'OS_FINALIZAR':
      return 'responsavel'
    default:
      return 'atendente'
  }
}

const idsOf = (tabelas: Tabelas, os: DemoOs): DemoIds | undefined => {
  const servico = tabelas.servicos.get('REVISAO')
  const ajuste = tabelas.servicos.get('PULSEIRA')
  const sintoma = tabelas.sintomas.get(os.sintoma)
  if (!servico || !ajuste || sintoma === undefined) return undefined
  const modelos = [...tabelas.modelos.values()].slice(0, 3)
  return { sintoma, causa: tabelas.causa, servico, ajuste, peca: tabelas.peca, modelos }
}

type Base = { pessoas: Pessoas; tabelas: Tabelas; now: Date }

/** Whoever looks at the demo asks for the budget that waits for its answer: its watch is photographed. */
const isPhotographed = ({ status }: DemoOs) => status === 'APROVAR_ORCAMENTO'

const entradaDe = async (os: DemoOs, { tabelas }: Base, ctx: Context, consumidor: number, criada: Date) => {
  const dia = (days: number) => localDay(new Date(criada.getTime() - days * DAY_MS), ctx.config.TZ_EXIBICAO)
  const nota = os.nota === null ? null : os.nota - os.dias
  return OrdemServicoCreate.parse({
    osType: os.osType,
    posto: ctx.scope.tipo === 'tudo' ? { id: tabelas.postos.get(os.posto) } : null,
    consumidor: { id: consumidor },
    relogio:
      os.osType === 'PA' ? null : { modelo: { id: tabelas.modelos.get(os.modelo) }, numeroSerie: os.serie },
    sintomas: [{ id: tabelas.sintomas.get(os.sintoma) }],
    relato: os.relato,
    dataPrometida: os.osType === 'PA' ? null : dia(-(12 + ((os.dias * 7) % 13))),
    fotos: isPhotographed(os) ? await drawFotos() : [],
    acessorios: os.osType === 'PA' ? [] : ['Pulseira', 'Estojo'],
    ...(nota !== null && {
      reclamaGarantia: true,
      numeroNotaFiscal: `NF ${os.dias}`,
      dataNotaFiscal: dia(nota),
    }),
  })
}

/** Makes one order by the acts that lead to its status, each at its time and by the right person. */
const seedOs = async (os: DemoOs, base: Base): Promise<void> => {
  const { pessoas, tabelas, now } = base
  const ids = idsOf(tabelas, os)
  const posto = tabelas.postos.get(os.posto)
  const consumidor = DEMO_CONSUMIDORES.find(({ nome }) => nome === os.consumidor)
  if (!ids || posto === undefined || !consumidor) return
  const caminho = CAMINHOS[os.status]
  const criada = now.getTime() - os.dias * DAY_MS - 30 * 60_000
  const passo = (now.getTime() - criada) / (caminho.length + 1)
  const at = (acao: AcaoOs | 'criar', step: number): Context => ({
    ...pessoas[quemFaz(os.posto, acao)],
    now: () => new Date(criada + step * passo),
  })
  const quem = at('criar', 0)
  const consumidorId = await findOrInsertConsumidor(quem.db, { ...consumidor, posto_id: posto })
  const semeada = await findSemeada(quem.db, {
    posto_id: posto,
    consumidor_id: consumidorId,
    os_type: os.osType,
    relato: os.relato,
  })
  const id =
    semeada?.id ?? (await createOs(quem, await entradaDe(os, base, quem, consumidorId, quem.now()))).id
  const feitas = semeada?.feitas ?? []
  for (const [step, acao] of caminho.entries())
    if (!feitas.includes(acao)) {
      const ctx = at(acao, step + 1)
      const { conta, checklists, fotos } = await getOs(ctx, id)
      const conferido = checklists.find(({ tipo }) => tipo === checklistOf(acao))?.pontos ?? []
      await moveOs(ctx, id, acao, {
        ...corpoDe(acao, os, ids, conta?.falta ?? 0),
        ...(acao === 'salvarOrcamento' &&
          fotos.length > 0 && { fotosMostradas: fotos.map(({ id: foto }) => foto), fotosFrases: FRASES }),
        ...(acao === 'aprovarReparo' && {
          checklist: conferido.map((ponto) => ({ ponto: { id: ponto.id }, resultado: 'OK' })),
        }),
      })
    }
}

/** What opens a ticket for the responsável (rede §7). */
const DEMO_NOTA_BAIXA = {
  notas: { ATENDIMENTO: 4, PRAZO: 1, PRECO: 3, QUALIDADE: 4 },
  comentario: 'O conserto ficou bom, mas ninguém avisou que ia atrasar.',
  querLigacao: true,
} as const

const seedAll = async (services: Services, signal: AbortSignal): Promise<boolean> => {
  const pessoas = await findPessoas(services)
  if (!pessoas) return false
  const base = { pessoas, tabelas: await findTabelas(services.db), now: services.now() }
  await seedAno(services, base.tabelas.postos, idsDe(pessoas))
  for (const os of DEMO_ORDENS) {
    if (signal.aborted) return false
    await seedOs(os, base)
  }
  await sendPecasPedidas(services.db, base.now)
  await answerAvaliacoes(services.db, base.now)
  const naoOuvida = await findNaoOuvida(services.db, base.now)
  if (naoOuvida !== undefined) await answerDaOs(services, naoOuvida, DEMO_NOTA_BAIXA)
  await seedDocumentos(services)
  await seedChamados(pessoas)
  await seedConversas(pessoas)
  // This runs after the orders, because the suspended post could not have taken in its own.
  await seedCobrancas(services, base.tabelas.postos)
  await seedFechamentos(services, [...base.tabelas.postos.values()])
  return true
}

/**
 * The demo's service orders, in every status over its posts, made in the way people make them. It ends early on
 * `signal`; the next start continues there.
 */
export const seedOrdens = (services: Services, signal: AbortSignal): Promise<void> =>
  completeParte(services.db, 'ordens', services.now, () => seedAll(services, signal))
