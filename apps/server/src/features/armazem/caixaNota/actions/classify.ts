import type { Services } from '../../../../platform/context.ts'
import { safeName } from '../../../../platform/files/names.ts'
import { contextOnBehalf } from '../../../../platform/on-behalf.ts'
import { attachEvento, type NotaReader } from '../../nota/index.ts'
import type { Novo } from '../store/arquivo.ts'

/** What a file says of itself; undefined when no note has anything to do with it. */
export type Lido = Pick<Novo, 'tipo' | 'chaves' | 'numero' | 'emitente' | 'valor' | 'recusa'>

const NADA = { numero: null, emitente: null, valor: null, recusa: null }

const shorten = (text: string | null | undefined, maximum: number): string | null =>
  text?.slice(0, maximum) ?? null

type Arquivo = { filename: string; content: Buffer }

/** An event needs nobody's decision: it goes to its note, in the name of who set up the mailbox. */
const attaches = async (
  services: Services,
  autor: number | null,
  evento: Parameters<typeof attachEvento>[1],
  arquivo: Arquivo,
): Promise<boolean> => {
  const ctx = autor === null ? undefined : await contextOnBehalf(services, autor)
  if (!ctx?.usuario.authorities.includes('NOTA_IMPORTAR')) return false
  await attachEvento(ctx, evento, arquivo)
  return true
}

/**
 * Reads one file of a message. A note waits for a person; an event is attached at once, and waits only when the person
 * in whose name it would be attached may no longer do so.
 */
export const classify = async (
  services: Services,
  leitor: NotaReader,
  autor: number | null,
  arquivo: Arquivo,
): Promise<Lido | undefined> => {
  const leitura = await leitor.read(arquivo.content)
  if (leitura.tipo === 'nota') {
    const { chave, infNFe } = leitura.nota
    return {
      ...NADA,
      tipo: 'nota',
      chaves: [chave],
      numero: shorten(infNFe.ide.nnf, 20),
      emitente: shorten(infNFe.emit.xNome, 200),
      valor: infNFe.total.icmstot.vnf,
    }
  }
  if (leitura.tipo === 'escolha')
    return { ...NADA, tipo: 'nota', chaves: [...new Set(leitura.notas.map(({ chave }) => chave))] }
  const { evento, chave, codigo } = leitura
  if (evento)
    return (await attaches(services, autor, evento, { ...arquivo, filename: safeName(arquivo.filename) }))
      ? undefined
      : { ...NADA, tipo: 'evento', chaves: [evento.chave] }
  return chave === undefined ? undefined : { ...NADA, tipo: 'nota', chaves: [chave], recusa: codigo }
}
