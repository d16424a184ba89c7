import { localDay } from '@app/rules/casca/tempo'
import type { Services } from '../../../../platform/context.ts'
import { lockDebitos, payRetidas } from '../../cobranca/index.ts'
import { listVencidos, lockFechamento, updateFechamento } from '../store/fechamento.ts'
import { insertDasOrdens, insertLinhas } from '../store/linha.ts'
import { countVivo, listAContar } from '../store/quadro.ts'
import { recordAutomatic } from './record-automatic.ts'

/** The first day of the current month, in the time zone of the closings. */
export const mesDeHoje = ({ now, config }: Pick<Services, 'now' | 'config'>): string =>
  `${localDay(now(), config.TZ_EXIBICAO).slice(0, 7)}-01`

type Vencido = { id: number; posto_id: number; mes: string }

const fechar = async (services: Services, { id, posto_id, mes }: Vencido): Promise<void> =>
  services.transaction(async (db) => {
    await lockDebitos(db, posto_id, mes)
    const row = await lockFechamento(db, { tipo: 'tudo' }, id)
    if (row?.status !== 'EM_ABERTO') return
    const agora = services.now()
    await insertDasOrdens(db, { fechamentoId: id, postoId: posto_id, mes, agora })
    const debitos = await payRetidas(
      db,
      { ...services, usuario: null },
      { postoId: posto_id, mes, fechamentoId: id },
    )
    await insertLinhas(
      db,
      debitos.map(({ cobrancaId, descricao, valor }) => ({
        fechamento_id: id,
        tipo: 'DEBITO',
        cobranca_id: cobrancaId,
        descricao,
        valor: -valor,
        valor_final: -valor,
        criado_em: agora,
      })),
    )
    await updateFechamento(db, id, {
      status: 'EM_CONFERENCIA',
      conferencia_em: agora,
      vivo: 0,
      vivo_mudou: false,
    })
    await recordAutomatic(db, services, row, { campo: 'situacao', de: 'Em aberto', para: 'Em conferência' })
  })

/** Posts closed side by side: while one waits for the database, another one is computed. */
const AT_ONCE = 3

/** Counts the open months that have changed, each in its own transaction; answers how many. */
export const countAbertos = async (services: Services): Promise<number> => {
  const ids = await listAContar(services.db)
  for (const id of ids)
    await services.transaction(async (db) => {
      const row = await lockFechamento(db, { tipo: 'tudo' }, id)
      if (row) await countVivo(db, id)
    })
  return ids.length
}

/**
 * Creates the closings of every ended month, the oldest first, each in its own transaction; then counts the open months,
 * which owe less by what was closed. A month is read as of its end, so a second or a late run gives the same lines
 * (rede §4).
 */
export const closeMeses = async (services: Services): Promise<number> => {
  const vencidos = await listVencidos(services.db, mesDeHoje(services))
  for (const doMes of Map.groupBy(vencidos, ({ mes }) => mes).values()) {
    const left = doMes.values()
    const work = async () => {
      for (const vencido of left) await fechar(services, vencido)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }
  if (vencidos.length > 0) await countAbertos(services)
  return vencidos.length
}
