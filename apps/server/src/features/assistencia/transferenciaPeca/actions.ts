import {
  ACAO_TRANSFERENCIA_INPUTS,
  ACAO_TRANSFERENCIA_LABELS,
  type AcaoTransferencia,
  type DestinosQuery,
  SITUACAO_TRANSFERENCIA_LABELS,
  type TransferenciaPeca,
  type TransferenciaPecaInput,
} from '@app/contract/assistencia/transferenciaPeca'
import { chegadaDe } from '@app/rules/assistencia/transferenciaPeca'
import type { Mudanca } from '@app/rules/casca/auditoria'
import { recordChange } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { parseBody } from '../../../platform/http/body/body.ts'
import { fieldMessage, refuse, refuseField, refuseFields } from '../../../platform/http/errors.ts'
import { demandVersao, semVersao, versaoSent } from '../../../platform/versao.ts'
import { lockEstoquesDoPosto, moveEstoquePeca } from '../estoquePeca/index.ts'
import { continueWithPecas, lockOrdens } from '../ordemServico/index.ts'
import { existsPosto, listPostosQueVeem } from '../postoAutorizado/index.ts'
import {
  endTransferencia,
  findTransferencia,
  insertTransferencia,
  listDestinos,
  listOrdensQueEsperam,
  lockTransferencia,
  setRecebida,
  type TransferenciaRow,
} from './store.ts'
import { acoesDe, toTransferencia } from './view.ts'

const origemOf = async (db: Executor, { scope }: Context, id: number | undefined): Promise<number> => {
  if (scope.tipo === 'posto') return scope.postoId
  if (id === undefined) return refuseField('origem', 'EMPTY_REQUIRED_FIELD')
  return (await existsPosto(db, scope, id)) ? id : refuseField('origem', 'OPCAO_INVALIDA')
}

/** Posts that this person's post may send parts to. */
export const getDestinos = async (ctx: Context, { origem }: DestinosQuery) =>
  listDestinos(ctx.db, await origemOf(ctx.db, ctx, origem))

export const getTransferencia = async (ctx: Context, id: number): Promise<TransferenciaPeca> =>
  toTransferencia((await findTransferencia(ctx.db, ctx.scope, id)) ?? refuse('NOT_FOUND'), ctx)

/** Records the change for both sides, and answers the transfer as it is now. */
const recorded = async (
  db: Executor,
  ctx: Context,
  id: number,
  mudancas: readonly Mudanca[],
): Promise<TransferenciaPeca> => {
  const row = (await findTransferencia(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
  const postos = [
    ...new Set([
      ...(await listPostosQueVeem(db, row.origem.id)),
      ...(await listPostosQueVeem(db, row.destino.id)),
    ]),
  ]
  const { versao } = row
  await recordChange(db, ctx, {
    entidade: 'transferenciaPeca',
    id,
    versao,
    clienteId: null,
    postos,
    mudancas,
  })
  return toTransferencia(row, ctx)
}

type Quantidade = { pecaId: number; quantidade: number }
type Passo = { transferenciaId: number; postoId: number; tipo: 'ENVIO' | 'RECEBIMENTO' | 'VOLTA' }

/** Moves the balances of one side; the sender's go down when the parts leave, all others go up. */
const move = async (
  db: Executor,
  ctx: Context,
  { transferenciaId, postoId, tipo }: Passo,
  itens: readonly Quantidade[],
): Promise<void> => {
  if (itens.length === 0) return
  const estoques = await lockEstoquesDoPosto(
    db,
    postoId,
    itens.map(({ pecaId }) => pecaId),
  )
  await moveEstoquePeca(
    db,
    itens.map(({ pecaId, quantidade }) => ({
      estoqueId: estoques.get(pecaId)?.id ?? 0,
      tipo,
      fisico: tipo === 'ENVIO' ? -quantidade : quantidade,
      reservado: 0,
      transferenciaId,
    })),
    { agora: ctx.now(), usuarioId: ctx.usuario.id },
  )
}

/** The parts leave the sender's free stock at once; what orders hold stays. */
export const createTransferencia = (ctx: Context, sent: TransferenciaPecaInput): Promise<TransferenciaPeca> =>
  ctx.transaction(async (db) => {
    const origemId = await origemOf(db, ctx, sent.origem?.id)
    const destinos = await listDestinos(db, origemId)
    if (!destinos.some(({ id }) => id === sent.destino.id)) refuseField('destino', 'OPCAO_INVALIDA')
    const itens = sent.itens.map(({ peca, quantidade }) => ({ pecaId: peca.id, quantidade }))
    const livres = await lockEstoquesDoPosto(
      db,
      origemId,
      itens.map(({ pecaId }) => pecaId),
    )
    const faltam = itens.flatMap(({ pecaId, quantidade }, at) => {
      const livre = livres.get(pecaId)?.livre ?? 0
      return quantidade > livre
        ? [
            fieldMessage(`itens[${at}].quantidade`, 'TRANSFERENCIA_SEM_ESTOQUE', {
              disponivel: String(livre),
            }),
          ]
        : []
    })
    if (faltam.length > 0) refuseFields(faltam)
    const id = await insertTransferencia(
      db,
      {
        origemId,
        destinoId: sent.destino.id,
        observacoes: sent.observacoes || null,
        por: ctx.usuario.id,
        em: ctx.now(),
      },
      itens,
    )
    await move(db, ctx, { transferenciaId: id, postoId: origemId, tipo: 'ENVIO' }, itens)
    return recorded(db, ctx, id, [{ campo: 'transferenciaPeca', acao: 'criado', para: id }])
  })

/**
 * What arrived enters the receiver's stock, and orders there that wait for it go on; the rest goes back to the
 * sender's. Balances of both posts are locked by the lower post first, so that two transfers cannot deadlock.
 */
const receive = async (
  db: Executor,
  ctx: Context,
  { id, origem, destino, itens }: TransferenciaRow,
  body: unknown,
): Promise<string | null> => {
  const sent = parseBody(ACAO_TRANSFERENCIA_INPUTS.receber, body)
  const menos = new Map((sent.itens ?? []).map((item) => [item.id, item.recebida]))
  const wrong = (sent.itens ?? []).flatMap((item, at) => {
    const enviado = itens.find((one) => one.id === item.id)
    return enviado && item.recebida <= enviado.quantidade
      ? []
      : [fieldMessage(`itens[${at}].recebida`, enviado ? 'TRANSFERENCIA_A_MAIS' : 'OPCAO_INVALIDA')]
  })
  if (wrong.length > 0) refuseFields(wrong)
  const chegadas = itens.map((item) => ({
    id: item.id,
    pecaId: item.peca.id,
    quantidade: item.quantidade,
    recebida: menos.get(item.id) ?? item.quantidade,
  }))
  const { entra, volta } = chegadaDe(chegadas)
  const motivo = sent.motivo || null
  if (volta.length > 0 && motivo === null) refuseField('motivo', 'EMPTY_REQUIRED_FIELD')
  // Orders are locked before balances, as in every act on an order.
  const ordens = await listOrdensQueEsperam(
    db,
    destino.id,
    entra.map(({ pecaId }) => pecaId),
  )
  await lockOrdens(db, ordens)
  const passos = [
    { postoId: destino.id, tipo: 'RECEBIMENTO' as const, quais: entra },
    { postoId: origem.id, tipo: 'VOLTA' as const, quais: volta },
  ].toSorted((a, b) => a.postoId - b.postoId)
  for (const { postoId, tipo, quais } of passos)
    await move(db, ctx, { transferenciaId: id, postoId, tipo }, quais)
  for (const chegada of chegadas) await setRecebida(db, chegada.id, chegada.recebida)
  await endTransferencia(db, id, { situacao: 'RECEBIDA', motivo, por: ctx.usuario.id, em: ctx.now() })
  for (const ordem of ordens) await continueWithPecas(ctx, db, ordem)
  return motivo
}

/** Everything goes back to the sender's stock. */
const cancel = async (
  db: Executor,
  ctx: Context,
  { id, origem, itens }: TransferenciaRow,
  body: unknown,
): Promise<string> => {
  const { motivo } = parseBody(ACAO_TRANSFERENCIA_INPUTS.cancelar, body)
  await move(
    db,
    ctx,
    { transferenciaId: id, postoId: origem.id, tipo: 'VOLTA' },
    itens.map(({ peca, quantidade }) => ({ pecaId: peca.id, quantidade })),
  )
  await endTransferencia(db, id, { situacao: 'CANCELADA', motivo, por: ctx.usuario.id, em: ctx.now() })
  return motivo
}

/** Receives or cancels parts on their way, whole or not at all. */
export const moveTransferencia = (
  ctx: Context,
  id: number,
  acao: AcaoTransferencia,
  body: unknown,
): Promise<TransferenciaPeca> =>
  ctx.transaction(async (db) => {
    const before = (await lockTransferencia(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
    const sent = versaoSent(ctx, body)
    await demandVersao(db, { entidade: 'transferenciaPeca', id, versao: before.versao }, sent, () =>
      toTransferencia(before, ctx),
    )
    if (before.situacao !== 'EM_TRANSITO')
      refuse('TRANSFERENCIA_ACAO', {
        situacao: SITUACAO_TRANSFERENCIA_LABELS[before.situacao],
        acao: ACAO_TRANSFERENCIA_LABELS[acao],
      })
    if (!acoesDe(before, ctx).includes(acao)) refuse('NOT_PERMITED')
    const motivo = await (acao === 'receber' ? receive : cancel)(db, ctx, before, body)
    return recorded(db, ctx, id, [
      {
        campo: 'situacao',
        de: SITUACAO_TRANSFERENCIA_LABELS.EM_TRANSITO,
        para: SITUACAO_TRANSFERENCIA_LABELS[acao === 'receber' ? 'RECEBIDA' : 'CANCELADA'],
      },
      ...(motivo === null ? [] : [{ campo: 'motivo', de: null, para: motivo }]),
      ...semVersao('transferenciaPeca', sent),
    ])
  })
