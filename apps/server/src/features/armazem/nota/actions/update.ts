import type { Nota, NotaProdutoInput } from '@app/contract/armazem/nota'
import { NotaUpdate } from '@app/contract/armazem/nota'
import type { Mudanca } from '@app/rules/casca/auditoria'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import type { ReceivedFile } from '../../../../platform/files/read.ts'
import { withFileWork, type FileWork } from '../../../../platform/files/work.ts'
import { parseBody } from '../../../../platform/http/body/body.ts'
import { refuse, refuseFields } from '../../../../platform/http/errors.ts'
import { demandVersao, semVersao, versaoSent } from '../../../../platform/versao.ts'
import { updateItens, type ItemNovo, type ItemRow } from '../store/itens.ts'
import { findNota, lockNota, setPedido, touchNota, type NotaRow } from '../store/nota.ts'
import { toNota } from '../view.ts'
import { autorOf, diffLinhas, recordAndShow, remember } from './record.ts'
import { linkPedido, readOriginal } from './link.ts'
import { checkLinhas } from './linhas.ts'
import { OWNERS } from './create.ts'

/** Refuses an old version with the current note; answers the history's remark when no version was sent. */
export const demandNotaVersao = async (
  db: Executor,
  ctx: Context,
  atual: NotaRow,
  body: unknown,
): Promise<Mudanca[]> => {
  const sent = versaoSent(ctx, body)
  await demandVersao(db, { entidade: 'nota', ...atual }, sent, () => toNota(atual, ctx))
  return semVersao('versao', sent)
}

/** A line as it is stored, to write it again. */
export const toItemNovo = (row: ItemRow, { infNFe }: Pick<NotaRow, 'infNFe'>): ItemNovo => {
  const prod = infNFe.det[row.posicao]?.prod
  return { ...row, cprod: prod?.cprod ?? null, cfop: prod?.cfop ?? null }
}

type Sent = readonly (NotaProdutoInput | null)[]

/** An absent line is unchanged; a line that is sent as null loses its product. */
const completeLines = (sent: Sent, { itens }: NotaRow): Sent =>
  sent.map((line, at) => (line && line.id === undefined ? { ...line, id: itens[at]?.produto.id } : line))

/** The lines after the request, checked; also which of them changed, and their history entries. */
export const planLinhas = async (db: Executor, atual: NotaRow, sent: Sent | undefined) => {
  const stored = atual.itens.map((row) => toItemNovo(row, atual))
  if (!sent) return { itens: stored, changed: [], mudancas: [] }
  const { itens, erros } = await checkLinhas(
    db,
    atual.clienteId,
    atual.infNFe.det,
    stored,
    completeLines(sent, atual),
  )
  if (erros.length > 0) refuseFields(erros)
  return { itens, ...diffLinhas(atual.itens, itens) }
}

export const writeLinhas = async (
  db: Executor,
  ctx: Context,
  atual: NotaRow,
  changed: readonly ItemNovo[],
): Promise<void> => {
  await updateItens(db, atual.id, changed)
  await remember(db, ctx, atual, changed)
}

/** The note's own file, for an order that gets a copy of it. */
type Arquivos = { original: ReceivedFile | undefined; work: FileWork }

const changePedido = async (
  db: Executor,
  ctx: Context,
  atual: NotaRow,
  pedido: NotaUpdate['pedido'],
  { original, work }: Arquivos,
): Promise<Mudanca[]> => {
  if (pedido === undefined || (pedido?.id ?? null) === atual.pedidoId) return []
  const de = atual.numeroPedido
  if (pedido === null) {
    await setPedido(db, atual.id, null, autorOf(ctx))
    return [{ campo: 'pedido', de, para: null }]
  }
  const file = original ?? refuse('NOT_FOUND')
  const linked = await linkPedido(db, ctx, atual, pedido.id, { file, work })
  return linked.map((mudanca) => ({ ...mudanca, de }))
}

const update = async (
  db: Executor,
  ctx: Context,
  id: number,
  body: unknown,
  arquivos: Arquivos,
): Promise<Nota> => {
  const atual = (await lockNota(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
  const unchecked = await demandNotaVersao(db, ctx, atual, body)
  const { produtos, pedido } = parseBody(NotaUpdate, body)
  const { changed, mudancas } = await planLinhas(db, atual, produtos)
  if (changed.length > 0) {
    if (atual.situacao === 'cancelada') refuse('NOTA_CANCELADA')
    if (atual.situacao === 'recebida') refuse('NOTA_RECEBIDA')
    if (atual.chegada?.conferente) refuse('CHEGADA_EM_CONTAGEM', { quem: atual.chegada.conferente })
    await writeLinhas(db, ctx, atual, changed)
  }
  const linked = await changePedido(db, ctx, atual, pedido, arquivos)
  if (changed.length === 0 && linked.length === 0) return toNota(atual, ctx)
  if (linked.length === 0) await touchNota(db, id, autorOf(ctx))
  return recordAndShow(db, ctx, id, [...mudancas, ...linked, ...unchecked])
}

/** Changes products, factors, effects and lots until the receipt; the linked order also after it. */
export const updateNota = async (ctx: Context, id: number, body: unknown): Promise<Nota> => {
  // A person who may not see the note is refused under its lock, like a body that the schema refuses.
  const { success, data } = NotaUpdate.safeParse(body ?? {})
  const links = success && data.pedido && (await findNota(ctx.db, ctx.scope, id))
  const original = links && links.pedidoId !== data.pedido?.id ? await readOriginal(ctx, id) : undefined
  return withFileWork(ctx, OWNERS, original ? [original] : [], (work) =>
    ctx.transaction((db) => update(db, ctx, id, body, { original, work })),
  )
}
