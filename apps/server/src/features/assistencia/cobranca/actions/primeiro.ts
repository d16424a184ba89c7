import type {
  PlanoDoPosto,
  PrimeiroPlano,
  PrimeiroPlanoEscolha,
  PrimeiroPlanoInput,
  PrimeiroPlanoPreco,
} from '@app/contract/assistencia/cobranca'
import { centavos, periodoApos, porCento, reais } from '@app/rules/assistencia/cobranca'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { refuse, refuseField } from '../../../../platform/http/errors.ts'
import {
  findCupom,
  findGente,
  findPlano,
  isCupomUsado,
  listPlanosAtivos,
  lockAssinatura,
} from '../store/assinatura.ts'
import { shown, toPlanoDoPosto } from '../view-plano.ts'
import { createAssinatura } from './subscribe.ts'
import { hojeDe } from './issue.ts'
import { demandChange, readQuadro } from './change.ts'

/** The name and people of an active post that has no plan yet. */
const demandSemPlano = async (db: Executor, ctx: Context, postoId: number) => {
  demandChange(ctx, postoId)
  const gente = await findGente(db, postoId)
  if (!gente?.ativo) return refuse('NOT_FOUND')
  if (await lockAssinatura(db, postoId)) refuseField('posto', 'POSTO_JA_ASSINA')
  return gente
}

/** The plans that a post without one may choose. */
export const getPrimeiroPlano = (ctx: Context, postoId: number): Promise<PrimeiroPlano> =>
  ctx.transaction(async (db) => {
    const { nome, pessoas } = await demandSemPlano(db, ctx, postoId)
    return {
      posto: { id: postoId, nomeFantasia: nome },
      pessoas,
      opcoes: (await listPlanosAtivos(db, hojeDe(ctx))).map((plano) => ({
        ...shown(plano),
        impedimento: pessoas > plano.licencas ? 'LICENCAS_EM_USO' : null,
      })),
    }
  })

/** A coupon that is valid today and that no other post or registration holds. */
const cupomLivre = async (db: Executor, codigo: string, hoje: string) => {
  const cupom = (await findCupom(db, codigo, hoje)) ?? refuseField('codigoCupom', 'CUPOM_DESCONHECIDO')
  return (await isCupomUsado(db, cupom)) ? refuseField('codigoCupom', 'CUPOM_USADO') : cupom
}

const precoDe = async (
  db: Executor,
  ctx: Context,
  { plano: { id }, diaVencimento, codigoCupom }: PrimeiroPlanoEscolha,
): Promise<PrimeiroPlanoPreco> => {
  const hoje = hojeDe(ctx)
  const plano = await findPlano(db, id, hoje)
  if (!plano?.ativo) return refuseField('plano', 'OPCAO_INVALIDA')
  const cupom = codigoCupom ? await cupomLivre(db, codigoCupom, hoje) : undefined
  const cobrancasComDesconto = cupom?.cobrancas_com_desconto ?? 0
  const valor = centavos(plano.valor)
  const desconto = cobrancasComDesconto > 0 ? porCento(valor, cupom?.desconto_plano ?? 0) : 0
  const { vencimento, fim } = periodoApos(hoje, 0, plano.periodicidade, diaVencimento)
  return {
    valor: reais(valor),
    desconto: reais(desconto),
    total: reais(valor - desconto),
    cobrancasComDesconto,
    vencimento,
    ate: fim,
  }
}

/** What the first charge would be. */
export const getPreco = (
  ctx: Context,
  postoId: number,
  escolha: PrimeiroPlanoEscolha,
): Promise<PrimeiroPlanoPreco> =>
  ctx.transaction(async (db) => {
    await demandSemPlano(db, ctx, postoId)
    return precoDe(db, ctx, escolha)
  })

/** The first plan of a post, with its licences and its first charge at the amount that was shown. */
export const subscribePrimeiro = (
  ctx: Context,
  postoId: number,
  { total, ...escolha }: PrimeiroPlanoInput,
): Promise<PlanoDoPosto> =>
  ctx.transaction(async (db) => {
    await demandSemPlano(db, ctx, postoId)
    const preco = await precoDe(db, ctx, escolha)
    if (centavos(total) !== centavos(preco.total)) refuse('PLANO_VALOR_MUDOU')
    const { plano, diaVencimento, codigoCupom = null } = escolha
    await createAssinatura(db, ctx, { postoId, planoId: plano.id, diaVencimento, codigoCupom })
    const assinatura = (await lockAssinatura(db, postoId)) ?? refuse('POSTO_SEM_PLANO')
    return toPlanoDoPosto(await readQuadro(db, ctx, assinatura))
  })
