import {
  type Assinatura,
  type AssinaturaInput,
  CobrancaConfiguracao,
  type SituacaoDoPosto,
} from '@app/contract/assistencia/cobranca'
import { addDias } from '@app/rules/assistencia/cobranca'
import { formatDay } from '@app/rules/casca/tempo'
import { pixCopiaECola } from '@app/rules/casca/pix'
import { audit } from '../../../../platform/audit.ts'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { parseBody } from '../../../../platform/http/body/body.ts'
import { refuse, refuseField } from '../../../../platform/http/errors.ts'
import { demandVersao, versaoSent } from '../../../../platform/versao.ts'
import { findNomes } from '../store/assinatura.ts'
import { findConfiguracao, findSuspensao, listVencidas, updateConfiguracao } from '../store/cobranca.ts'
import { type Configuracao, toAssinatura } from '../view.ts'
import { sumDividas } from './atraso.ts'
import { createAssinatura } from './subscribe.ts'
import { hojeDe } from './issue.ts'

/** Finance subscribes a post by hand. */
export const subscribe = (ctx: Context, input: AssinaturaInput): Promise<Assinatura> =>
  ctx.transaction(async (db) => {
    const { posto, plano, diaVencimento, codigoCupom = null } = input
    const nomes = (await findNomes(db, posto.id, plano.id)) ?? refuseField('posto', 'OPCAO_INVALIDA')
    const row = await createAssinatura(db, ctx, {
      postoId: posto.id,
      planoId: plano.id,
      diaVencimento,
      codigoCupom,
    })
    return toAssinatura(row, nomes)
  })

/** Why the person's own post is or will be suspended; nulls when it is not, and for people without a post. */
export const getSituacao = async (ctx: Context): Promise<SituacaoDoPosto> => {
  if (ctx.scope.tipo !== 'posto') return { suspensao: null, aviso: null }
  const hoje = hojeDe(ctx)
  const vencidas = await listVencidas(ctx.db, ctx.scope.postoId, hoje)
  const [primeira] = vencidas
  if (!primeira) return { suspensao: null, aviso: null }
  const { dias_suspensao } = await findConfiguracao(ctx.db)
  const suspendeEm = addDias(primeira.pagavel_ate, dias_suspensao + 1)
  const suspenso = suspendeEm <= hoje
  const sees = ctx.can('COBRANCA_VER')
  if (!suspenso && !sees) return { suspensao: null, aviso: null }
  const atraso = {
    cobrancaId: primeira.id,
    vencimento: primeira.vencimento,
    cobrancas: vencidas.length,
    total: sees ? await sumDividas(ctx, vencidas) : null,
  }
  return suspenso ? { suspensao: atraso, aviso: null } : { suspensao: null, aviso: { ...atraso, suspendeEm } }
}

/** Refuses new work of a suspended post (rede §3); open work goes on. */
export const demandNaoSuspenso = async (db: Executor, ctx: Context, postoId: number): Promise<void> => {
  const found = await findSuspensao(db, postoId, hojeDe(ctx))
  if (found) refuse('POSTO_SUSPENSO', { vencimento: formatDay(found.vencimento) })
}

const toConfiguracao = (row: Configuracao): CobrancaConfiguracao => ({
  multaPercentual: row.multa_percentual,
  jurosPercentual: row.juros_percentual,
  diasSuspensao: row.dias_suspensao,
  diasGlosa: row.dias_glosa,
  pixTipo: row.pix_tipo as CobrancaConfiguracao['pixTipo'],
  pixChave: row.pix_chave,
  pixNome: row.pix_nome,
  pixCidade: row.pix_cidade,
  lembretes: row.lembretes,
  versao: row.versao,
})

export const getConfiguracao = async (db: Executor): Promise<CobrancaConfiguracao> =>
  toConfiguracao(await findConfiguracao(db))

/** The rules of future charges, and the receiver of PIX payments. */
export const saveConfiguracao = (ctx: Context, body: unknown): Promise<CobrancaConfiguracao> =>
  ctx.transaction(async (db) => {
    const before = await findConfiguracao(db)
    const { id, versao } = before
    await demandVersao(db, { entidade: 'cobranca_configuracao', id, versao }, versaoSent(ctx, body), () =>
      toConfiguracao(before),
    )
    const input = parseBody(CobrancaConfiguracao, body)
    const pix = pixCopiaECola({
      tipo: input.pixTipo,
      chave: input.pixChave,
      nome: input.pixNome,
      cidade: input.pixCidade,
      centavos: 1,
      txid: null,
    })
    if (input.pixChave !== '' && !pix.ok) refuseField('pixChave', 'PIX_INVALIDO')
    await updateConfiguracao(db, id, {
      multa_percentual: input.multaPercentual,
      juros_percentual: input.jurosPercentual,
      dias_suspensao: input.diasSuspensao,
      dias_glosa: input.diasGlosa,
      pix_tipo: input.pixTipo,
      pix_chave: input.pixChave,
      pix_nome: input.pixNome,
      pix_cidade: input.pixCidade,
      lembretes: input.lembretes,
    })
    await audit(db, ctx, {
      entidade: 'cobranca_configuracao',
      entidadeId: id,
      clienteId: null,
      mudancas: [{ campo: 'configuracao', acao: 'alterado' }],
    })
    return toConfiguracao(await findConfiguracao(db))
  })
