import type { NotaImportada, NotaImportQuery, NotaOferecida } from '@app/contract/armazem/nota'
import {
  compareDuplicata,
  regraNota,
  textoRegra,
  type NotaLida,
  type NotaOferecida as Oferecida,
} from '@app/rules/armazem/nota'
import type { Context } from '../../../../platform/context.ts'
import { type Content, sha256Of } from '../../../../platform/files/index.ts'
import type { NotaReader } from '../leitura/index.ts'
import { findByChave } from '../store/nota.ts'
import { toExistente, toMensagem } from '../view.ts'
import { loadCasa, resolveDono } from './casa.ts'
import { readArquivo, refuseNota } from './read.ts'
import { proposePedidos } from './pedidos.ts'
import { proposeLinhas } from './proposta.ts'

const VAZIA: NotaImportada = {
  nfe: null,
  protocolo: null,
  assinatura: null,
  esquema: null,
  cliente: null,
  linhas: [],
  pedidos: [],
  messages: [],
}

const toOferecida = ({ avisos, recusa, ...nota }: Oferecida): NotaOferecida => ({
  ...nota,
  messages: avisos.map(toMensagem),
  recusa: recusa ? { code: recusa, text: textoRegra(recusa), oQueFazer: regraNota(recusa).oQueFazer } : null,
})

/** The same chave again: the same file opens the stored note, any other file is a conflict (FACTS §9). */
const findExistente = async (ctx: Context, nota: NotaLida, content: Content) => {
  const stored = await findByChave(ctx.db, ctx.scope, nota.chave)
  const found = compareDuplicata(
    { sha256: sha256Of(content).toString('hex'), digestValue: nota.digestValue },
    stored,
  )
  if (!stored || found === 'nova') return undefined
  if (found !== 'mesma')
    return refuseNota(
      'E_CONFLITO',
      { chave: nota.chave },
      {
        atual: toExistente(stored, found === 'outroEnvelope'),
      },
    )
  return toExistente(stored, true)
}

/** The contents of a file and the proposals for it; nothing is written. */
export const importNota = async (
  ctx: Context,
  leitor: NotaReader,
  content: Content,
  query: NotaImportQuery,
): Promise<NotaImportada> => {
  const leitura = await readArquivo(ctx, leitor, content, query.nota)
  if (leitura.tipo === 'escolha') return { ...VAZIA, escolhas: { notas: leitura.notas.map(toOferecida) } }
  const { nota } = leitura
  const { infNFe, protocolo, assinatura, esquema } = nota
  const lida = {
    ...VAZIA,
    nfe: { infNFe },
    protocolo,
    assinatura,
    esquema,
    messages: nota.avisos.map(toMensagem),
  }
  const notaExistente = await findExistente(ctx, nota, content)
  if (notaExistente) return { ...lida, notaExistente }
  const casa = await loadCasa(ctx.db, ctx, infNFe)
  const dono = await resolveDono(ctx.db, ctx, infNFe, casa, query.cliente)
  if ('escolha' in dono) return { ...lida, escolhas: { cliente: dono.escolha } }
  const linhas = await proposeLinhas(ctx.db, ctx, infNFe, dono.cliente, casa.casa)
  const pedidos = await proposePedidos(ctx.db, dono.cliente.id, infNFe, linhas)
  return { ...lida, cliente: dono.cliente, linhas, pedidos }
}
