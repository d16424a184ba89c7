import type { Executor } from '../../../../platform/db/index.ts'
import { refuseField } from '../../../../platform/http/errors.ts'
import {
  type AssinaturaRow,
  findCupom,
  findPlano,
  insertAssinatura,
  lockColaboradores,
  setLicencas,
} from '../store/assinatura.ts'
import { type Autor, issueDevidas, hojeDe, recordAssinatura } from './issue.ts'

export type NovaAssinatura = {
  postoId: number
  planoId: number
  diaVencimento: 5 | 10 | 15 | 20
  /** A coupon's code, in any case; one that is not valid today is a 400 at `codigoCupom`. */
  codigoCupom?: string | null
  /** The day on which the coupon must be valid; default today. */
  cupomEm?: string
  /** The start of the first period; default today. */
  desde?: string
}

/**
 * Subscribes a post to a plan (rede §3) in the caller's transaction `db`: the subscription, its licences and its first
 * charge. Refuses a plan that is not offered (`plano`), an invalid coupon (`codigoCupom`), and a plan with fewer
 * licences than people who work there.
 */
export const createAssinatura = async (
  db: Executor,
  autor: Autor,
  {
    postoId,
    planoId,
    diaVencimento,
    codigoCupom,
    cupomEm = hojeDe(autor),
    desde = hojeDe(autor),
  }: NovaAssinatura,
): Promise<AssinaturaRow> => {
  const plano = await findPlano(db, planoId, desde)
  if (!plano?.ativo) return refuseField('plano', 'OPCAO_INVALIDA')
  const colaboradores = await lockColaboradores(db, postoId)
  if (colaboradores > plano.licencas) refuseField('plano', 'LICENCAS_EM_USO', { colaboradores })
  const cupom = codigoCupom ? await findCupom(db, codigoCupom, cupomEm) : undefined
  if (codigoCupom && !cupom) refuseField('codigoCupom', 'CUPOM_DESCONHECIDO')
  const row = await insertAssinatura(db, {
    posto_id: postoId,
    plano_id: plano.id,
    desde,
    dia_vencimento: diaVencimento,
    cupom_id: cupom?.id ?? null,
    desconto_percentual: cupom?.desconto_plano ?? 0,
    cobrancas_com_desconto: cupom?.cobrancas_com_desconto ?? 0,
    criado_em: autor.now(),
  })
  await setLicencas(db, postoId, plano.licencas)
  await recordAssinatura(db, autor, row, [{ campo: 'plano', para: plano.nome }])
  await issueDevidas(db, autor, row)
  return row
}
