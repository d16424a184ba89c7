import {
  ACAO_COMPRA_INPUTS,
  ACAO_COMPRA_LABELS,
  CAMPOS_COMPRA,
  CAMPOS_COMPRA_PEDIDA,
  type CAMPOS_COMPRA_TODOS,
  type AcaoCompra,
  type CompraPeca,
  type CompraPecaInput,
  SITUACAO_COMPRA_LABELS,
} from '@app/contract/assistencia/compraPeca'
import type { LinhaDe } from '@app/contract/casca/campos'
import type { Mudanca } from '@app/rules/casca/auditoria'
import { fitsCompra, faltasDoEnvio, TRANSICOES_COMPRA } from '@app/rules/assistencia/compraPeca'
import { diffOf, fromWire, newRow } from '@app/rules/casca/campos'
import { recordChange } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { parseBody } from '../../../platform/http/body/body.ts'
import { fieldMessage, refuse, refuseField, refuseFields } from '../../../platform/http/errors.ts'
import { demandOwnPosto } from '../../../platform/scope.ts'
import { existsPosto, listPostosQueVeem } from '../postoAutorizado/index.ts'
import { demandVersao, semVersao, versaoSent } from '../../../platform/versao.ts'
import { demandNaoSuspenso } from '../cobranca/index.ts'
import { receiveEstoquePeca } from '../estoquePeca/index.ts'
import { continueWithPecas, lockOrdens } from '../ordemServico/index.ts'
import {
  type CompraRow,
  findCompra,
  insertCompra,
  insertItens,
  type LinhaNova,
  listOsDoPosto,
  listPrecos,
  lockCompra,
  lockEstoques,
  setEstoque,
  updateCompra,
} from './store.ts'
import { toCompra } from './view.ts'

export const getCompra = async (ctx: Context, id: number): Promise<CompraPeca> =>
  toCompra((await findCompra(ctx.db, ctx.scope, id)) ?? refuse('NOT_FOUND'), ctx)

const record = async (
  db: Executor,
  ctx: Context,
  { id, versao, posto }: Pick<CompraRow, 'id' | 'versao' | 'posto'>,
  mudancas: Mudanca[],
): Promise<void> => {
  const postos = await listPostosQueVeem(db, posto.id)
  await recordChange(db, ctx, { entidade: 'compraPeca', id, versao, clienteId: null, postos, mudancas })
}

/** The owner: staff must name the post, a post's person never does. */
const postoOf = async (db: Executor, { scope }: Context, sent: CompraPecaInput): Promise<number> => {
  if (scope.tipo === 'posto') return scope.postoId
  const id = sent.posto?.id ?? refuseField('posto', 'EMPTY_REQUIRED_FIELD')
  return (await existsPosto(db, scope, id)) ? id : refuseField('posto', 'OPCAO_INVALIDA')
}

/** The lines at current prices, with every error. */
const linhasOf = async (db: Executor, postoId: number, { itens }: CompraPecaInput): Promise<LinhaNova[]> => {
  const precos = new Map(
    (
      await listPrecos(
        db,
        itens.map(({ peca }) => peca.id),
      )
    ).map(({ id, preco }) => [id, preco]),
  )
  const ordens = new Set(
    await listOsDoPosto(
      db,
      postoId,
      itens.flatMap(({ ordemServico }) => ordemServico?.id ?? []),
    ),
  )
  const wrong = itens.flatMap(({ peca, ordemServico }, at) => [
    ...(precos.has(peca.id) ? [] : [fieldMessage(`itens[${at}].peca`, 'OPCAO_INVALIDA')]),
    ...(!ordemServico || ordens.has(ordemServico.id)
      ? []
      : [fieldMessage(`itens[${at}].ordemServico`, 'OPCAO_INVALIDA')]),
  ])
  if (wrong.length > 0) refuseFields(wrong)
  return itens.map(({ peca, quantidade, ordemServico }) => ({
    pecaId: peca.id,
    quantidade,
    preco: precos.get(peca.id) ?? 0,
    ordemServicoId: ordemServico?.id ?? null,
  }))
}

/** Writes a purchase as it is asked for. A suspended post still gets parts for its open orders, none for its stock. */
export const insertPedida = async (
  db: Executor,
  ctx: Context,
  pedida: LinhaDe<typeof CAMPOS_COMPRA_PEDIDA> & { postoId: number },
  linhas: readonly LinhaNova[],
): Promise<CompraPeca> => {
  if (linhas.some(({ ordemServicoId }) => ordemServicoId === null))
    await demandNaoSuspenso(db, ctx, pedida.postoId)
  const id = await insertCompra(db, { ...pedida, criadoPor: ctx.usuario.id, criadoEm: ctx.now() })
  await insertItens(db, { id, postoId: pedida.postoId }, linhas)
  const row = (await findCompra(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
  await record(db, ctx, row, [{ campo: 'compraPeca', acao: 'criado', para: id }])
  return toCompra(row, ctx)
}

/** A service point asks for parts. */
export const createCompra = (ctx: Context, sent: CompraPecaInput): Promise<CompraPeca> =>
  ctx.transaction(async (db) => {
    const postoId = await postoOf(db, ctx, sent)
    const linhas = await linhasOf(db, postoId, sent)
    return insertPedida(db, ctx, { postoId, ...newRow(CAMPOS_COMPRA_PEDIDA, sent) }, linhas)
  })

/** Shipped parts leave the central workshop's stock; when it is short, nothing is shipped. */
const takeFromStock = async (db: Executor, ctx: Context, { itens }: CompraRow): Promise<void> => {
  const linhas = itens.map(({ peca, quantidade }) => ({ pecaId: peca.id, quantidade }))
  const pecas = await lockEstoques(
    db,
    linhas.map(({ pecaId }) => pecaId),
  )
  const faltas = faltasDoEnvio(linhas, new Map(pecas.map(({ id, estoque }) => [id, estoque])))
  if (faltas.length > 0)
    refuseFields(
      faltas.map(({ linha, disponivel }) =>
        fieldMessage(`itens[${linha}].quantidade`, 'PECA_SEM_ESTOQUE', { disponivel }),
      ),
    )
  for (const { id, estoque, versao } of pecas) {
    const taken = linhas.reduce((sum, linha) => sum + (linha.pecaId === id ? linha.quantidade : 0), 0)
    await setEstoque(db, id, estoque - taken)
    await recordChange(db, ctx, {
      entidade: 'peca',
      id,
      versao: versao + 1,
      clienteId: null,
      postos: 'todos',
      mudancas: [{ campo: 'estoque', de: estoque, para: estoque - taken }],
    })
  }
}

/**
 * All parts enter the post's stock. The orders that waited for them reserve them and continue; parts for an order that
 * has ended stay free (decisions 43).
 */
const enterStock = async (
  db: Executor,
  ctx: Context,
  { id: compraId, posto, itens }: CompraRow,
): Promise<void> => {
  const ordens = [...new Set(itens.flatMap(({ ordemServico }) => ordemServico?.id ?? []))]
  // Orders are locked before balances, as in every act on an order.
  await lockOrdens(db, ordens)
  await receiveEstoquePeca(
    db,
    ctx,
    { id: compraId, postoId: posto.id },
    itens.map(({ peca, quantidade }) => ({ pecaId: peca.id, quantidade })),
  )
  for (const id of ordens) await continueWithPecas(ctx, db, id)
}

/** The columns that an act sets: its time, and its text. */
const movedBy = (
  acao: AcaoCompra,
  body: unknown,
  agora: Date,
): Partial<LinhaDe<typeof CAMPOS_COMPRA_TODOS>> => {
  switch (acao) {
    case 'autorizar':
      return { autorizadoEm: agora }
    case 'enviar':
      return { enviadoEm: agora, ...fromWire(CAMPOS_COMPRA, parseBody(ACAO_COMPRA_INPUTS.enviar, body)) }
    case 'receber':
      return { recebidoEm: agora }
    case 'rejeitar':
      return { rejeitadoEm: agora, ...fromWire(CAMPOS_COMPRA, parseBody(ACAO_COMPRA_INPUTS.rejeitar, body)) }
  }
}

const changesOf = (before: CompraRow, after: CompraRow): Mudanca[] => [
  {
    campo: 'situacao',
    de: SITUACAO_COMPRA_LABELS[before.situacao],
    para: SITUACAO_COMPRA_LABELS[after.situacao],
  },
  ...diffOf(CAMPOS_COMPRA, before, after),
]

/** One act of the table with all its consequences, or nothing. */
export const moveCompra = (ctx: Context, id: number, acao: AcaoCompra, body: unknown): Promise<CompraPeca> =>
  ctx.transaction(async (db) => {
    const before = (await lockCompra(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
    demandOwnPosto(ctx, before.posto.id)
    const sent = versaoSent(ctx, body)
    await demandVersao(db, { entidade: 'compraPeca', id, versao: before.versao }, sent, () =>
      toCompra(before, ctx),
    )
    const moved = movedBy(acao, body, ctx.now())
    if (!fitsCompra(before.situacao, acao))
      refuse('COMPRA_ACAO', {
        situacao: SITUACAO_COMPRA_LABELS[before.situacao],
        acao: ACAO_COMPRA_LABELS[acao],
      })
    if (acao === 'enviar') await takeFromStock(db, ctx, before)
    await updateCompra(db, { ...before, ...moved, situacao: TRANSICOES_COMPRA[acao].para })
    const after = (await findCompra(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
    await record(db, ctx, after, [...changesOf(before, after), ...semVersao('compraPeca', sent)])
    if (acao === 'receber') await enterStock(db, ctx, after)
    return toCompra(after, ctx)
  })
