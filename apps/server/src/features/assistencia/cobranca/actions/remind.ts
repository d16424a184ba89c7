import type { MomentoLembrete } from '@app/contract/assistencia/cobranca'
import { addDias, centavos, dividaEm, lembreteEm, reais } from '@app/rules/assistencia/cobranca'
import { formatDay } from '@app/rules/casca/tempo'
import type { Services } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'
import { greetingOf } from '../../../../platform/mail/greeting.ts'
import { screenAt } from '../../../../platform/mail/link.ts'
import { notifyChange } from '../../../../platform/push/push.ts'
import { listQueEntregam } from '../../../casca/correio/index.ts'
import { listPostosQueVeem } from '../../postoAutorizado/index.ts'
import { findCobranca, findConfiguracao, listPagamentos } from '../store/cobranca.ts'
import { insertLembrete, listDestinatarios, listLembraveis, lockLembravel } from '../store/lembrete.ts'
import { cobradoOf, codigoPix } from '../view.ts'
import { hojeDe } from './issue.ts'

export const JOB_LEMBRETE = 'cobranca_lembrete'

/** A person of the post, or an address that it chose. */
export type Receptor = { usuarioId: number } | { endereco: string }

/** Days before the due day of the first reminder. */
const ANTES = 3

/**
 * Begins the reminders that are true today, each once; answers their number. A post where nobody sees
 * charges is written down, so that the manufacturer calls.
 */
export const remindCobrancas = async (services: Services): Promise<number> => {
  const hoje = hojeDe(services)
  if (!(await findConfiguracao(services.db)).lembretes) return 0
  let feitos = 0
  for (const { id, posto_id, vencimento, pagavel_ate } of await listLembraveis(
    services.db,
    addDias(hoje, ANTES),
  )) {
    const momento = lembreteEm({ vencimento, pagavelAte: pagavel_ate }, hoje)
    if (momento === null) continue
    feitos += await services.transaction(async (db) => {
      if (!(await lockLembravel(db, id))) return 0
      const receptores = await listReceptores(db, posto_id)
      const sem_email = receptores.length === 0
      const novo = await insertLembrete(db, {
        cobranca_id: id,
        momento,
        sem_email,
        criado_em: services.now(),
      })
      if (!novo) return 0
      for (const receptor of receptores)
        await addJob(db, JOB_LEMBRETE, { cobrancaId: id, momento, ...receptor }, { maxAttempts: 8 })
      await notifyChange(db, {
        entidade: 'postoAutorizadoPagamento',
        id,
        versao: 0,
        clienteId: null,
        postos: await listPostosQueVeem(db, posto_id),
      })
      return 1
    })
  }
  return feitos
}

const money = (valor: number): string =>
  reais(valor)
    .toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' })
    .replace(/\u00a0/g, ' ')

type Divida = { vencimento: string; pagavelAte: string; total: number; suspendeEm: string; hoje: string }

/** What each reminder says, by its kind of mail. */
const lembreteDe = (momento: MomentoLembrete, saudacao: string, divida: Divida) => {
  const { pagavelAte, suspendeEm, hoje } = divida
  const vencimento = formatDay(divida.vencimento)
  const comum = { saudacao, valor: money(divida.total) }
  if (momento === 'ANTES') return { tipo: 'COBRANCA_ANTES', valores: { ...comum, vencimento } } as const
  if (momento === 'NO_DIA') {
    const prazo =
      pagavelAte === divida.vencimento
        ? ''
        : `Até ${formatDay(pagavelAte)} ela ainda se paga sem multa e juros.`
    return { tipo: 'COBRANCA_NO_DIA', valores: { ...comum, prazo } } as const
  }
  const prazo =
    hoje > suspendeEm
      ? 'O posto está suspenso: termina o que está aberto e não abre nada novo. O pagamento libera na hora.'
      : `Sem pagamento até ${formatDay(suspendeEm)}, o posto fica suspenso: termina o que está aberto e não abre nada novo.`
  return { tipo: 'COBRANCA_ATRASO', valores: { ...comum, vencimento, prazo } } as const
}

/** The addresses that the post chose, or its people who see charges. */
const listReceptores = async (db: Executor, postoId: number): Promise<Receptor[]> => {
  const escolhidos = await listQueEntregam(db, { de: 'postoAutorizado', id: postoId }, 'cobrancas')
  return escolhidos.length > 0
    ? escolhidos.map(({ endereco }) => ({ endereco }))
    : (await listDestinatarios(db, postoId)).map(({ id }) => ({ usuarioId: id }))
}

/** Address and name of a receiver who is one still. */
const findReceptor = async (db: Executor, postoId: number, receptor: Receptor) => {
  if ('usuarioId' in receptor)
    return (await listDestinatarios(db, postoId)).find(({ id }) => id === receptor.usuarioId)
  const escolhidos = await listQueEntregam(db, { de: 'postoAutorizado', id: postoId }, 'cobrancas')
  return escolhidos.some(({ endereco }) => endereco === receptor.endereco)
    ? { email: receptor.endereco, nome: '' }
    : undefined
}

/** One reminder to one receiver, if it is still true when it leaves. */
export const sendLembrete = async (
  services: Services,
  { cobrancaId, momento, ...receptor }: { cobrancaId: number; momento: MomentoLembrete } & Receptor,
): Promise<void> => {
  const { db, config } = services
  const hoje = hojeDe(services)
  const row = await findCobranca(db, { tipo: 'tudo' }, cobrancaId)
  const configuracao = await findConfiguracao(db)
  if (!row || row.status !== 'ABERTA' || row.retida || !configuracao.lembretes) return
  const { vencimento, pagavel_ate: pagavelAte } = row
  if (lembreteEm({ vencimento, pagavelAte }, hoje) !== momento) return
  const para = await findReceptor(db, row.posto_id, receptor)
  if (!para) return
  const pagos = await listPagamentos(db, cobrancaId)
  const { total } = dividaEm(
    cobradoOf(row, config.TZ_EXIBICAO),
    pagos.map(({ data, valor }) => ({ data, valor: centavos(valor) })),
    hoje,
  )
  const divida = {
    vencimento,
    pagavelAte,
    total,
    hoje,
    suspendeEm: addDias(pagavelAte, configuracao.dias_suspensao),
  }
  const pix = codigoPix(configuracao, total, row.txid)
  await services.mail.send({
    para: para.email,
    ...lembreteDe(momento, greetingOf(para.nome), divida),
    corpo: [
      ...(pix === null ? [] : [`PIX copia e cola, com o valor de hoje:\n\n${pix}`]),
      screenAt(config, `/postoAutorizadoPagamento/${cobrancaId}`),
    ].join('\n\n'),
  })
}
