import { addDias } from '@app/rules/assistencia/cobranca'
import { DAY_MS, localDay } from '@app/rules/casca/tempo'
import {
  cancelCobranca,
  confirmPagamento,
  createAssinatura,
  issueCobrancas,
  getCobranca,
  getConfiguracao,
  saveConfiguracao,
} from '../../../features/assistencia/cobranca/index.ts'
import type { Context } from '../../../platform/context.ts'
import { contextOnBehalf } from '../../../platform/on-behalf.ts'
import type { Services } from '../../../platform/context.ts'
import { findUsuario } from '../../store.ts'
import { askPlano, hasPlano, insertPlanos, listAbertas } from './cobrancas-store.ts'
import { DEMO_CADASTRO } from '../postos/cadastro.ts'
import { DEMO_POSTO, DEMO_POSTO_2 } from '../postos/postos.ts'

/** The plan that the demo's posts subscribe to. */
const ASSINADO = 'Oficina'

const PLANOS = [
  { nome: 'Bancada', periodicidade: 'MENSAL', licencas: 3, valor: 99.9 },
  { nome: ASSINADO, periodicidade: 'MENSAL', licencas: 10, valor: 189.9 },
  { nome: 'Oficina anual', periodicidade: 'ANUAL', licencas: 10, valor: 1899 },
]

/** Days since each post subscribed: the first pays, the second has owed for so long that it is suspended. */
const DESDE = { [DEMO_POSTO]: 350, [DEMO_POSTO_2]: 95 }

/** The context of finance on that day. */
const em = (ctx: Context, dia: Date): Context => ({ ...ctx, now: () => dia })

/** The first post's charges are paid on their day, one of them is cancelled, and the newest stays open. */
const settle = async (ctx: Context, postoId: number): Promise<void> => {
  const abertas = (await listAbertas(ctx.db, postoId)).slice(0, -1)
  for (const [index, { id, vencimento, versao }] of abertas.entries()) {
    const hoje = localDay(ctx.now(), ctx.config.TZ_EXIBICAO)
    if (index === 1) await cancelCobranca(ctx, id, { motivo: 'Mês de cortesia.', versao })
    else if (vencimento <= hoje) {
      const { valor, desconto, credito } = await getCobranca(ctx, id)
      await confirmPagamento(ctx, id, { data: vencimento, valor: valor - desconto - credito, versao })
    }
  }
}

const semear = async (ctx: Context, postos: ReadonlyMap<string, number>): Promise<void> => {
  const hoje = localDay(ctx.now(), ctx.config.TZ_EXIBICAO)
  const planos = await insertPlanos(
    ctx.db,
    PLANOS.map((plano) => ({ ...plano, valor_desde: addDias(hoje, -365) })),
  )
  const oficina = planos.get(ASSINADO)
  if (oficina === undefined) return
  await askPlano(ctx.db, DEMO_CADASTRO, { planoId: oficina, codigo: 'PONTEIRO20' })
  const configuracao = await getConfiguracao(ctx.db)
  await saveConfiguracao(ctx, {
    ...configuracao,
    pixTipo: 'EMAIL',
    pixChave: 'financeiro@retaguarda.example',
    pixNome: 'Fabricante Fictício',
    pixCidade: 'Manaus',
  })
  for (const [cnpj, dias] of Object.entries(DESDE)) {
    const postoId = postos.get(cnpj)
    if (postoId !== undefined)
      await createAssinatura(ctx.db, em(ctx, new Date(ctx.now().getTime() - dias * DAY_MS)), {
        postoId,
        planoId: oficina,
        diaVencimento: 10,
      })
  }
}

/**
 * Three plans and what two posts owe of one: charges paid, cancelled, open and late; the second post is suspended. The
 * transaction writes all or nothing, because between its charges and their payments the first post would be suspended
 * too.
 */
export const seedCobrancas = async (
  services: Services,
  postos: ReadonlyMap<string, number>,
): Promise<void> => {
  const id = await findUsuario(services.db, 'financeiro@retaguarda.example')
  const ctx = id === undefined ? undefined : await contextOnBehalf(services, id)
  if (!ctx || (await hasPlano(ctx.db, ASSINADO))) return
  await services.transaction(async (db) => {
    const within: Context = { ...ctx, db, transaction: (work) => work(db) }
    await semear(within, postos)
    await issueCobrancas(within)
    const primeiro = postos.get(DEMO_POSTO)
    if (primeiro !== undefined) await settle(within, primeiro)
  })
}
