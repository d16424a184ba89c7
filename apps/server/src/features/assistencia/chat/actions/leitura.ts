import type { MinhaMensagem, NaoLidas } from '@app/contract/assistencia/chat'
import type { Context } from '../../../../platform/context.ts'
import { pageAnswer } from '../../../../platform/http/answers/hal.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { lockConversa, touchConversa } from '../store/conversa.ts'
import { listNaoLidas, type Marca, setMarca, setMarcaDoLado } from '../store/leitura.ts'
import { countMinhas, listMinhas, type MinhaRow } from '../store/mensagem.ts'
import { ladoOf, tellConversa } from './lado.ts'

export const getNaoLidas = async (ctx: Context): Promise<NaoLidas> => {
  const conversas = await listNaoLidas(ctx.db, ladoOf(ctx), ctx.usuario.id)
  return { total: conversas.reduce((sum, { naoLidas }) => sum + naoLidas, 0), conversas }
}

/** Stores how far a person has received or read; a mark that is not further changes nothing. */
export const markConversa = (ctx: Context, id: number, marca: Marca, ate: number): Promise<NaoLidas> => {
  const lado = ladoOf(ctx)
  return ctx.transaction(async (db) => {
    const conversa = (await lockConversa(db, lado, id)) ?? refuse('NOT_FOUND')
    const until = Math.min(ate, conversa.ultimo_numero)
    if (until > 0 && (await setMarca(db, conversa, ctx.usuario.id, marca, until))) {
      const further = await setMarcaDoLado(db, conversa, lado, marca, until)
      // What one more person of a side has received is nothing to the others, and each that hears of it asks again; what
      // a person has read concerns that person's other pages.
      if (further || marca === 'lida') {
        await touchConversa(db, conversa)
        await tellConversa(db, conversa)
      }
    }
    const conversas = await listNaoLidas(db, lado, ctx.usuario.id)
    return { total: conversas.reduce((sum, { naoLidas }) => sum + naoLidas, 0), conversas }
  })
}

const situacaoOf = ({ numero, entregueAte, lidaAte }: MinhaRow): MinhaMensagem['situacao'] => {
  if (numero <= lidaAte) return 'LIDA'
  return numero <= entregueAte ? 'ENTREGUE' : 'ENVIADA'
}

export const listMinhasMensagens = async (ctx: Context, { page, size }: { page: number; size: number }) => {
  const lado = ladoOf(ctx)
  const total = await countMinhas(ctx.db, lado, ctx.usuario.id)
  const rows = await listMinhas(ctx.db, lado, ctx.usuario.id, { limit: size, offset: page * size })
  const content = rows.map((row) => ({
    id: row.id,
    numero: row.numero,
    texto: row.texto,
    criadoEm: row.criadoEm.toISOString(),
    conversa: row.conversa,
    situacao: situacaoOf(row),
  }))
  return pageAnswer({ content, total, page, size })
}
