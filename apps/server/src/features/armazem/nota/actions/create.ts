import type { NotaSalva, NotaSave } from '@app/contract/armazem/nota'
import { compareDuplicata, documentoNaNota, type NotaLida } from '@app/rules/armazem/nota'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { safeName } from '../../../../platform/files/names.ts'
import { type Content, sha256Of } from '../../../../platform/files/index.ts'
import { readContent, type ReceivedFile } from '../../../../platform/files/read.ts'
import { withFileWork, type FileWork } from '../../../../platform/files/work.ts'
import { AppError, fieldMessage, refuseField, refuseFields } from '../../../../platform/http/errors.ts'
import { namedAnexos } from '../../pedido/index.ts'
import type { NotaReader } from '../leitura/index.ts'
import { insertArquivo, namedChaves } from '../store/arquivo.ts'
import { insertItens } from '../store/itens.ts'
import { findByChave, insertNota, lockChave, type NotaNova } from '../store/nota.ts'
import { countAvisos, toExistente, toSalva } from '../view.ts'
import { loadCasa, resolveDono } from './casa.ts'
import { joinEventos } from './evento.ts'
import { autorOf, recordNota, remember } from './record.ts'
import { readNota } from './read.ts'
import { checkLinhas, type LinhaBase } from './linhas.ts'
import { linkPedido } from './link.ts'
import { proposeLinhas } from './proposta.ts'

/** Both kinds of rows may name the files that a save of a note writes. */
export const OWNERS = [namedChaves, namedAnexos]

/** `yyyy-MM-ddTHH:mm:ss-03:00`; when the note has no valid instant, the chave gives year and month. */
const emissaoOf = ({ chave, infNFe }: NotaLida): Date => {
  const written = new Date(infNFe.ide.dhEmi ?? '')
  if (!Number.isNaN(written.getTime())) return written
  const [ano, mes] = [Number(chave.slice(2, 4)), Number(chave.slice(4, 6))]
  return new Date(Date.UTC(2000 + ano, mes - 1, 1, 12))
}

const toNova = (nota: NotaLida, clienteId: number, pedidoId: number | null): NotaNova => {
  const { chave, infNFe, protocolo, assinatura, esquema, digestValue, avisos } = nota
  const { emit, dest, total } = infNFe
  return {
    chave,
    clienteId,
    // Taken from the chave: the reading refuses a note whose own values differ.
    serie: Number(chave.slice(22, 25)),
    numero: Number(chave.slice(25, 34)),
    emissao: emissaoOf(nota),
    emitDocumento: documentoNaNota(emit),
    emitNome: emit.xNome,
    destDocumento: documentoNaNota(dest),
    destNome: dest?.xNome ?? null,
    valorTotal: total.icmstot.vnf,
    linhas: infNFe.det.length,
    infNFe,
    protocolo,
    assinatura,
    esquema,
    digestValue,
    mensagens: avisos,
    avisos: countAvisos(avisos),
    pedidoId,
  }
}

/** A chave is stored once; the refusal carries the stored note, so that the screen can open it. */
const checkDuplicata = async (
  db: Executor,
  ctx: Context,
  nota: NotaLida,
  content: Content,
): Promise<void> => {
  await lockChave(db, nota.chave)
  const stored = await findByChave(db, ctx.scope, nota.chave)
  if (!stored) return
  const found = compareDuplicata(
    { sha256: sha256Of(content).toString('hex'), digestValue: nota.digestValue },
    stored,
  )
  const code = found === 'mesma' ? 'NOTA_DUPLICADA' : 'NOTA_CONFLITO'
  throw new AppError(code, {
    messages: [fieldMessage('nota', code, { chave: nota.chave })],
    extra: { atual: toExistente(stored, found !== 'conflito') },
  })
}

const toFile = ({ nota: { filename } }: NotaSave, content: Content): ReceivedFile => {
  const safe = safeName(filename)
  return { filename: /\.xml$/i.test(safe) ? safe : `${safe}.xml`, contentType: 'application/xml', content }
}

/** The proposals are the base of the choices; a line keeps its proposal when the request says nothing else. */
const basesOf = async (db: Executor, ctx: Context, { infNFe }: NotaLida, escolhido: number | undefined) => {
  const casa = await loadCasa(db, ctx, infNFe)
  const dono = await resolveDono(db, ctx, infNFe, casa, escolhido)
  if ('escolha' in dono) return refuseField('cliente', 'NOTA_DE_QUEM')
  const linhas = await proposeLinhas(db, ctx, infNFe, dono.cliente, casa.casa)
  const bases = linhas.map((linha): LinhaBase => ({
    ...linha,
    motivoEfeito: linha.motivoEfeito ?? 'semRegra',
  }))
  return { cliente: dono.cliente, bases }
}

/** The order gets its own copy of the bytes, because removing its file must not remove the note's original. */
type Envio = { entrada: NotaSave; file: ReceivedFile; copia: ReceivedFile }

const save = async (
  db: Executor,
  ctx: Context,
  nota: NotaLida,
  { entrada, file, copia, work }: Envio & { work: FileWork },
): Promise<NotaSalva> => {
  await checkDuplicata(db, ctx, nota, file.content)
  const { cliente, bases } = await basesOf(db, ctx, nota, entrada.cliente?.id)
  const { det } = nota.infNFe
  const { itens, erros } = await checkLinhas(db, cliente.id, det, bases, entrada.produtos)
  if (erros.length > 0) refuseFields(erros)
  const id = await insertNota(db, toNova(nota, cliente.id, null), autorOf(ctx))
  await insertItens(db, { id, clienteId: cliente.id }, itens)
  await insertArquivo(db, id, { tipo: 'nota', ...file, ...work.stored(file) })
  await remember(db, ctx, { clienteId: cliente.id, infNFe: nota.infNFe }, itens)
  const linked = entrada.pedido
    ? await linkPedido(db, ctx, { id, clienteId: cliente.id }, entrada.pedido.id, { file: copia, work })
    : []
  const { chave } = nota
  const eventos = await joinEventos(db, ctx, { id, clienteId: cliente.id, chave, cancelada: false })
  const nome = `${Number(chave.slice(25, 34))}/${Number(chave.slice(22, 25))}`
  const row = await recordNota(db, ctx, id, [
    { campo: 'nota', acao: 'importada', para: nome },
    ...linked,
    ...eventos,
  ])
  return toSalva(row, ctx.config)
}

/**
 * Stores a note with the choice for each line, all or nothing. The file is read again; the sender's values of the note
 * are ignored (decisions 8).
 */
export const createNota = async (ctx: Context, leitor: NotaReader, entrada: NotaSave): Promise<NotaSalva> => {
  const content = readContent(entrada.nota, 'nota')
  const nota = await readNota(ctx, leitor, content, entrada.chave)
  const file = toFile(entrada, content)
  const envio = { entrada, file, copia: { ...file } }
  const files = entrada.pedido ? [file, envio.copia] : [file]
  return withFileWork(ctx, OWNERS, files, (work) =>
    ctx.transaction((db) => save(db, ctx, nota, { ...envio, work })),
  )
}
