import { randomBytes } from 'node:crypto'
import {
  centavos,
  mesesDe,
  type Periodo,
  periodoApos,
  porCento,
  reais,
} from '@app/rules/assistencia/cobranca'
import { localDay } from '@app/rules/casca/tempo'
import { type Author, recordChange } from '../../../../platform/audit.ts'
import type { Services } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { listPostosQueVeem } from '../../postoAutorizado/index.ts'
import {
  type AssinaturaRow,
  countDesconto,
  findPlano,
  lockColaboradores,
  type PlanoRow,
  setLicencas,
  updateAssinatura,
} from '../store/assinatura.ts'
import {
  type CobrancaRow,
  findConfiguracao,
  findUltimoInicio,
  insertCobranca,
  insertCredito,
  sumCredito,
} from '../store/cobranca.ts'

/** The author of charges: a person, or the job. */
export type Autor = Author & Pick<Services, 'config'>

/** Today, in the time zone of the charges. */
export const hojeDe = ({ now, config }: Pick<Autor, 'now' | 'config'>): string =>
  localDay(now(), config.TZ_EXIBICAO)

/** The code of a charge on a bank statement: letters and digits only, and impossible to guess. */
const newTxid = (): string => `RT${randomBytes(8).toString('hex').toUpperCase()}`

type Nova = { tipo: 'PLANO' | 'DIFERENCA'; periodo: Periodo; plano: PlanoRow; valor: number }

/**
 * Creates one charge of a locked subscription: first the coupon is applied, then the post's credit. Money in centavos.
 */
export const emitir = async (
  db: Executor,
  autor: Autor,
  assinatura: AssinaturaRow,
  { tipo, periodo, plano, valor }: Nova,
): Promise<CobrancaRow> => {
  const coberta = tipo === 'PLANO' && assinatura.cobrancas_com_desconto > 0
  const desconto = coberta ? porCento(valor, assinatura.desconto_percentual) : 0
  const credito = Math.min(centavos(await sumCredito(db, assinatura.posto_id)), valor - desconto)
  const quitada = valor - desconto - credito === 0
  const { multa_percentual, juros_percentual } = await findConfiguracao(db)
  const row = await insertCobranca(db, {
    assinatura_id: assinatura.id,
    posto_id: assinatura.posto_id,
    plano_id: plano.id,
    tipo,
    competencia: periodo.competencia,
    inicio: periodo.inicio,
    fim: periodo.fim,
    vencimento: periodo.vencimento,
    pagavel_ate: periodo.pagavelAte,
    valor: reais(valor),
    desconto: reais(desconto),
    credito: reais(credito),
    multa_percentual,
    juros_percentual,
    retida: assinatura.retida,
    status: quitada ? 'PAGA' : 'ABERTA',
    paga_em: quitada ? hojeDe(autor) : null,
    txid: newTxid(),
    criado_em: autor.now(),
  })
  if (credito !== 0)
    await insertCredito(db, {
      posto_id: row.posto_id,
      cobranca_id: row.id,
      valor: reais(-credito),
      motivo: 'USADO',
      criado_em: autor.now(),
    })
  if (coberta) await countDesconto(db, assinatura.id)
  await recordChange(db, autor, {
    entidade: 'postoAutorizadoPagamento',
    id: row.id,
    versao: 1,
    clienteId: null,
    postos: await listPostosQueVeem(db, row.posto_id),
    mudancas: [{ campo: 'cobranca', acao: 'criado', para: row.id }],
  })
  return row
}

/**
 * The plan from `inicio` on: a chosen successor takes over, unless more people work at the post than it has licences;
 * then it waits for the next period.
 */
const planoEm = async (db: Executor, assinatura: AssinaturaRow, inicio: string): Promise<AssinaturaRow> => {
  const { id, posto_id, proximo_plano_id, proximo_plano_em } = assinatura
  if (proximo_plano_id === null || proximo_plano_em === null || inicio < proximo_plano_em) return assinatura
  const proximo = await findPlano(db, proximo_plano_id, inicio)
  if (!proximo || (await lockColaboradores(db, posto_id)) > proximo.licencas) return assinatura
  await setLicencas(db, posto_id, proximo.licencas)
  return updateAssinatura(db, id, {
    plano_id: proximo.id,
    proximo_plano_id: null,
    proximo_plano_em: null,
  })
}

/**
 * Creates every charge of a locked subscription whose period has begun, oldest first. No period is charged twice: the
 * same call again, or ten days later, gives the same charges.
 */
export const emitirDevidas = async (
  db: Executor,
  autor: Autor,
  locked: AssinaturaRow,
): Promise<CobrancaRow[]> => {
  const hoje = hojeDe(autor)
  const feitas: CobrancaRow[] = []
  let assinatura = locked
  let ultimo = await findUltimoInicio(db, locked.id)
  for (;;) {
    const anterior = ultimo === undefined ? undefined : await findPlano(db, assinatura.plano_id, ultimo)
    const meses = ultimo === undefined ? 0 : mesesDe(assinatura.desde, ultimo)
    const proximo = anterior === undefined ? 0 : meses + (anterior.periodicidade === 'ANUAL' ? 12 : 1)
    const { inicio } = periodoApos(assinatura.desde, proximo, 'MENSAL', assinatura.dia_vencimento)
    if (inicio > hoje) return feitas
    assinatura = await planoEm(db, assinatura, inicio)
    const plano = await findPlano(db, assinatura.plano_id, inicio)
    if (!plano) return feitas
    const periodo = periodoApos(assinatura.desde, proximo, plano.periodicidade, assinatura.dia_vencimento)
    const valor = centavos(plano.valor)
    feitas.push(await emitir(db, autor, assinatura, { tipo: 'PLANO', periodo, plano, valor }))
    if (assinatura.cobrancas_com_desconto > 0)
      assinatura = { ...assinatura, cobrancas_com_desconto: assinatura.cobrancas_com_desconto - 1 }
    ultimo = inicio
  }
}
