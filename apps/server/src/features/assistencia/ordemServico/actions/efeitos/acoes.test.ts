import { ACOES_OS, STATUS_OS } from '@app/contract/assistencia/ordemServico'
import type { AcaoOs, OsHistorico, StatusOs } from '@app/contract/assistencia/ordemServico'
import { abilityOf, TRANSICOES_OS } from '@app/rules/assistencia/ordemServico'
import { abilitiesOf } from '@app/rules/casca/permissao'
import type { Role } from '@app/contract/casca/session'
import { DAY_MS } from '@app/rules/casca/tempo'
import { afterAll, describe, expect, it } from 'vitest'
import { insertEscolha } from '../../store/escolha.ts'
import { insertTroca, offerModelos, updateTroca } from '../../store/troca.ts'
import { corpoDe } from '../../testing/corpos.ts'
import { startOficina } from '../../testing/oficina.ts'

const oficina = await startOficina()
afterAll(oficina.close)
const { db, modelo } = oficina

/** The people of design/assistencia.md's matrix, and two without access to the order. */
const PEOPLE: Record<string, { role: Role; tipo: 'interno' | 'posto' | 'cliente'; outro?: boolean }> = {
  'admin@': { role: 'ROLE_ADMIN', tipo: 'interno' },
  'sp@': { role: 'ROLE_ASSISTENCIA_TECNICA_SAO_PAULO', tipo: 'interno' },
  'manaus@': { role: 'ROLE_MANAUS', tipo: 'interno' },
  'troca@': { role: 'ROLE_MANAUS_TROCA', tipo: 'interno' },
  'consulta@': { role: 'ADMIN_CONSULTA', tipo: 'interno' },
  'financeiro@': { role: 'ROLE_FINANCEIRO', tipo: 'interno' },
  'responsavel@': { role: 'ROLE_REPRESENTANTE_LEGAL', tipo: 'posto' },
  'atendente@': { role: 'ATENDENTE', tipo: 'posto' },
  'tecnico@': { role: 'CENTRO_TECNICO', tipo: 'posto' },
  'responsavel2@': { role: 'ROLE_REPRESENTANTE_LEGAL', tipo: 'posto', outro: true },
  'cliente@': { role: 'ROLE_CLIENTE', tipo: 'cliente' },
}
const callers = new Map(
  await Promise.all(Object.keys(PEOPLE).map(async (name) => [name, await oficina.app.as(name)] as const)),
)
const callerOf = (name: string) => callers.get(name) ?? oficina.app.anyone

const os = await oficina.create(callerOf('atendente@'))
const tardia = await oficina.create(callerOf('atendente@'))
const { id: autor } = await db.selectFrom('usuario').select('id').limit(1).executeTakeFirstOrThrow()
const pa = await oficina.create(callerOf('atendente@'), { osType: 'PA' })

/** Acts on a budget have tests of their own: here they are refused where the table does not have them. */
const ORCAMENTO: readonly AcaoOs[] = [
  'salvarOrcamento',
  'aprovarOrcamento',
  'reprovarOrcamento',
  'desfazerResposta',
  'alterarOrcamento',
  'pedirPeca',
  'pedirDeNovo',
  'substituirPeca',
  'receberSinal',
  'dispensarSinal',
  'devolver',
]
/** During the repair an answer is possible only to an addition to the budget: desvios.test.ts. */
const isOfOrcamento = (acao: AcaoOs, status: StatusOs) =>
  ORCAMENTO.includes(acao) || (acao === 'expirar' && status !== 'APROVAR_ORCAMENTO')

const rowOf = (acao: AcaoOs, status: StatusOs) =>
  TRANSICOES_OS.find((row) => row.acao === acao && row.de.includes(status))

const withTroca = async (id: number) => {
  await insertTroca(db, id, { motivo: 'Sem conserto', solicitada_em: oficina.now(), solicitada_por: null })
  const troca = await db
    .selectFrom('troca')
    .select('id')
    .where('ordem_servico_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await offerModelos(db, troca.id, [modelo.id], { oferecido_em: oficina.now(), oferecido_por: null })
  await updateTroca(db, troca.id, { situacao: 'ESCOLHIDA', modelo_escolhido_id: modelo.id })
}

/** Under warranty beyond the 30 days, where nothing was chosen yet, or what the act undoes. */
const beginDaLei = async (acao: AcaoOs, status: StatusOs) => {
  await oficina.put(tardia.id, status, {
    garantia: true,
    criado_em: new Date(oficina.now().getTime() - 40 * DAY_MS),
    status_anterior: 'ABERTURA_DE_OS',
    data_reparo: null,
  })
  if (acao === 'desfazerEscolha')
    await insertEscolha(db, {
      ordem_servico_id: tardia.id,
      tipo: status === 'TROCA_MODELO' ? 'TROCA' : 'ABATIMENTO',
      valor: 100,
      nome: 'Dalva Quaresma',
      mostrado: 'Escolho.',
      hash: Buffer.alloc(32),
      criado_em: oficina.now(),
      criado_por: autor,
    })
}

const begin = async (id: number, acao: AcaoOs, status: StatusOs) => {
  if (id === tardia.id) return beginDaLei(acao, status)
  // An order has so many photos and no more.
  if (acao === 'fotografar') await db.deleteFrom('os_arquivo').where('ordem_servico_id', '=', id).execute()
  const reincidencia = acao.endsWith('Reincidencia') ? 'PENDENTE' : null
  await oficina.put(id, status, {
    reincidencia,
    reincidencia_os_id: reincidencia && pa.id,
    uso_indevido: acao === 'afastarUsoIndevido',
    reparado_por: null,
    data_reparo: null,
  })
  if (abilityOf(acao) === 'TROCA_AUTORIZAR' || acao === 'escolherModelo' || acao === 'receberRelogioTroca')
    await withTroca(id)
  return undefined
}

const leadsTo = (acao: AcaoOs, status: StatusOs): StatusOs => {
  const para = rowOf(acao, status)?.para
  if (para === 'MESMO') return status
  if (para === 'ANTERIOR') return 'ABERTURA_DE_OS'
  if (para === 'PEDIDO') return status === 'ABERTURA_DE_OS' ? 'EM_CRIACAO' : 'ABERTURA_DE_OS'
  return para?.[0] ?? status
}

/** The rows that each act proves: its step, its call, and who may by the ability. */
const ROWS: Partial<Record<AcaoOs, string>> = {
  abrir: 'S4-027, S4-028, S6-051',
  receberRelogio: 'S4-029',
  atender: 'S4-030',
  salvarPreAvaliacao: 'S4-031',
  reabrirOrcamento: 'S4-036, S7-088',
  expirar: 'S4-065',
  avaliar: 'S4-032, S4-059, S4-060, S6-052',
  consertar: 'S4-038, S6-052',
  enviarControleQualidade: 'S4-039',
  aprovarReparo: 'S4-040, S6-053, S7-086',
  reprovarReparo: 'S4-041, S6-053, S7-087',
  reabrirConserto: 'S4-042',
  osReparada: 'S4-043, S7-092',
  entregarProduto: 'S4-044, S4-045, S4-046, S6-051, S7-091',
  finalizar: 'S4-047, S4-048',
  solicitarTroca: 'S4-049, S4-050',
  autorizarTroca: 'S4-051, S6-056',
  naoAutorizarTroca: 'S4-052, S6-056',
  escolherModelo: 'S4-053',
  trocaMaisModelos: 'S4-053, S7-081',
  receberRelogioTroca: 'S4-054',
  reverterTroca: 'S4-055, S4-056, S6-056',
  reabrirTroca: 'S4-057, S4-058, S7-090',
  cancelar: 'S4-061, S6-054',
  reabrirOs: 'S4-062, S4-063, S6-054, S7-089',
  alterarStatus: 'S4-064, S6-055',
}

describe('every act × status × person: done, 403, 404 or 409', () => {
  it.each(
    ACOES_OS.filter((acao) => abilityOf(acao) !== null).map(
      (acao) => [acao, ROWS[acao] ?? 'S4-027'] as const,
    ),
  )(
    '%s (%s)',
    async (acao) => {
      const ability = abilityOf(acao)
      const { id } = abilityOf(acao) === 'OS_ESCOLHA_LEGAL' ? tardia : acao === 'atender' ? pa : os
      const may = (name: string) => {
        const { role, tipo } = PEOPLE[name] ?? { role: 'ROLE_PENDENTE', tipo: 'interno' }
        return ability !== null && abilitiesOf(role, tipo).includes(ability)
      }
      const act = (name: string, status: StatusOs) =>
        callerOf(name).put(`/ordemServico/${acao}/${id}`, corpoDe(acao, modelo.id, status))
      // Who may not is refused before the order is read, so from every status alike.
      await Promise.all(
        Object.keys(PEOPLE).map(async (name) => {
          if (may(name)) return
          const { statusCode, body } = await act(name, 'ABERTURA_DE_OS')
          expect(statusCode, `${acao} by ${name}: ${body}`).toBe(403)
        }),
      )
      const able = Object.keys(PEOPLE).filter(may)
      const strangers = able.filter((name) => PEOPLE[name]?.outro)
      const allowed = able.filter((name) => !strangers.includes(name))
      for (const status of STATUS_OS) {
        await begin(id, acao, status)
        for (const name of strangers) {
          const { statusCode, body } = await act(name, status)
          expect(statusCode, `${acao} from ${status} by ${name}: ${body}`).toBe(404)
        }
        for (const name of allowed) {
          const listed = rowOf(acao, status) !== undefined
          if (listed && isOfOrcamento(acao, status)) continue
          await begin(id, acao, status)
          const answer = await act(name, status)
          const where = `${acao} from ${status} by ${name}: ${answer.body}`
          if (!listed) {
            // A budget's body that says nothing is refused before the status is looked at.
            expect(ORCAMENTO.includes(acao) ? [400, 409] : [409], where).toContain(answer.statusCode)
            continue
          }
          expect(answer.statusCode, where).toBe(200)
          expect(answer.json().statusOS.name, where).toBe(leadsTo(acao, status))
          // One allowed person is enough to test the history.
          if (name !== allowed[0]) continue
          const historico: OsHistorico[] = (await callerOf(name).get(`/ordemServico/historico/${id}`)).json()
          expect(historico[0], where).toMatchObject({
            acao,
            de: { name: status },
            para: { name: leadsTo(acao, status) },
          })
        }
      }
    },
    120_000,
  )

  it('S4-037: what the system alone does is refused to every person', async () => {
    await oficina.put(os.id, 'ORCAMENTO_APROVADO')
    for (const [name, { outro }] of Object.entries(PEOPLE)) {
      const answer = await callerOf(name).put(`/ordemServico/aguardarConserto/${os.id}`, {})
      expect(answer.statusCode, name).toBe(outro ? 404 : 403)
    }
  })

  it('an order of one type refuses what is of the other', async () => {
    await oficina.put(os.id, 'EM_CRIACAO')
    await oficina.put(pa.id, 'EM_CRIACAO')
    for (const [acao, id] of [
      ['atender', os.id],
      ['abrir', pa.id],
    ] as const) {
      const answer = await callerOf('atendente@').put(`/ordemServico/${acao}/${id}`, {})
      expect(answer.json()).toMatchObject({ error: 'OS_TIPO' })
      expect(answer.statusCode).toBe(409)
    }
  })
})
