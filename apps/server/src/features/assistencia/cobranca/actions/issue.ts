import { randomBytes } from 'node:crypto'
import {
  addDias,
  centavos,
  mesesDe,
  type Periodo,
  periodoApos,
  porCento,
  reais,
} from '@app/rules/assistencia/cobranca'
import type { Mudanca } from '@app/rules/casca/auditoria'
import { formatDay, localDay } from '@app/rules/casca/tempo'
import { audit, type Author, recordChange } from '../../../../platform/audit.ts'
import type { Services } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { notifyChange } from '../../../../platform/push/push.ts'
import { openChamadoDoSistema } from '../../chamado/index.ts'
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
  findUltimoPeriodo,
  insertCobranca,
  insertCredito,
  sumCredito,
} from '../store/cobranca.ts'

/** The author of charges: a person, or the job. */
export type Autor = Author & Pick<Services, 'config'>

/**
 * Tells the people who may see the post of a change of its plan; the post's own history says it too, and the screen of
 * its people reads its licences again.
 */
export const recordAssinatura = async (
  db: Executor,
  autor: Author,
  { id, versao, posto_id }: Pick<AssinaturaRow, 'id' | 'versao' | 'posto_id'>,
  mudancas: Mudanca[],
): Promise<void> => {
  const postos = await listPostosQueVeem(db, posto_id)
  await recordChange(db, autor, { entidade: 'assinatura', id, versao, clienteId: null, postos, mudancas })
  await audit(db, autor, { entidade: 'postoAutorizado', entidadeId: posto_id, clienteId: null, mudancas })
  await notifyChange(db, {
    entidade: 'colaborador',
    id: posto_id,
    versao: 0,
    clienteId: null,
    postos: [posto_id],
  })
}

/** Today, in the time zone of the charges. */
export const hojeDe = ({ now, config }: Pick<Autor, 'now' | 'config'>): string =>
  localDay(now(), config.TZ_EXIBICAO)

/** The code of a charge on a bank statement: letters and digits only, and impossible to guess. */
const newTxid = (): string => `RT${randomBytes(8).toString('hex').toUpperCase()}`

type Nova = { tipo: 'PLANO' | 'DIFERENCA'; periodo: Periodo; plano: PlanoRow; valor: number }

/**
 * Creates one charge of a locked subscription: first the coupon is applied, then the post's credit. Money in centavos.
 */
export const issueCobranca = async (
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
    retida_em: assinatura.retida ? autor.now() : null,
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

type Espera = { postoId: number; plano: PlanoRow; pessoas: number; inicio: string }

/** Finance and the post are told that more people work there than the smaller plan has licences. */
const avisarEspera = (
  db: Executor,
  autor: Autor,
  { postoId, plano, pessoas, inicio }: Espera,
): Promise<void> =>
  openChamadoDoSistema(db, autor, {
    postoId,
    ordemServicoId: null,
    titulo: `Plano menor à espera: ${plano.nome}`,
    categoria: 'FINANCEIRO',
    prioridade: 'NORMAL',
    texto: `O plano ${plano.nome} começaria em ${formatDay(inicio)}, mas ${pessoas} pessoas trabalham no posto e ele tem ${plano.licencas} ${plano.licencas === 1 ? 'licença' : 'licenças'}. O plano atual continua por mais um período. Inative quem não trabalha mais no posto, ou desista da mudança.`,
  })

/**
 * The plan from `inicio` on: a chosen successor takes over, unless more people work at the post than it has licences;
 * then it waits for the next period, and a ticket says so.
 */
const planoEm = async (
  db: Executor,
  autor: Autor,
  assinatura: AssinaturaRow,
  inicio: string,
): Promise<AssinaturaRow> => {
  const { id, posto_id, plano_id, proximo_plano_id, proximo_plano_em } = assinatura
  if (proximo_plano_id === null || proximo_plano_em === null || inicio < proximo_plano_em) return assinatura
  const plano = await findPlano(db, proximo_plano_id, inicio)
  if (!plano) return assinatura
  const pessoas = await lockColaboradores(db, posto_id)
  if (pessoas > plano.licencas) {
    await avisarEspera(db, autor, { postoId: posto_id, plano, pessoas, inicio })
    return assinatura
  }
  const anterior = await findPlano(db, plano_id, inicio)
  await setLicencas(db, posto_id, plano.licencas)
  const after = await updateAssinatura(db, id, {
    plano_id: plano.id,
    proximo_plano_id: null,
    proximo_plano_em: null,
  })
  await recordAssinatura(db, autor, after, [{ campo: 'plano', de: anterior?.nome ?? null, para: plano.nome }])
  return after
}

/**
 * Creates every charge of a locked subscription whose period has begun, oldest first. No period is charged twice: the
 * same call again, or ten days later, gives the same charges.
 */
export const issueDevidas = async (
  db: Executor,
  autor: Autor,
  locked: AssinaturaRow,
): Promise<CobrancaRow[]> => {
  const hoje = hojeDe(autor)
  const feitas: CobrancaRow[] = []
  let assinatura = locked
  let ultimo: { fim: string } | undefined = await findUltimoPeriodo(db, locked.id)
  for (;;) {
    const { desde, dia_vencimento } = assinatura
    // The charged period says where the next one begins, because the plan may have become a yearly one since.
    const meses = ultimo === undefined ? 0 : mesesDe(desde, addDias(ultimo.fim, 1))
    const { inicio } = periodoApos(desde, meses, 'MENSAL', dia_vencimento)
    if (inicio > hoje) return feitas
    assinatura = await planoEm(db, autor, assinatura, inicio)
    const plano = await findPlano(db, assinatura.plano_id, inicio)
    if (!plano) return feitas
    const periodo = periodoApos(desde, meses, plano.periodicidade, dia_vencimento)
    const valor = centavos(plano.valor)
    feitas.push(await issueCobranca(db, autor, assinatura, { tipo: 'PLANO', periodo, plano, valor }))
    if (assinatura.cobrancas_com_desconto > 0)
      assinatura = { ...assinatura, cobrancas_com_desconto: assinatura.cobrancas_com_desconto - 1 }
    ultimo = periodo
  }
}
