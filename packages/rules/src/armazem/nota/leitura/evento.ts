import type { NotaEventoLido, NotaEventoTipo } from '@app/contract/armazem/nota'
import { textoDe, type Elemento } from './elemento.ts'

/** The answers by which SEFAZ says that it registered an event. */
export const EVENTO_REGISTRADO: ReadonlySet<string> = new Set(['135', '136', '155'])

/** tpEvento (FACTS §2); 110112 cancels by substitution. */
const TIPOS = new Map<string, NotaEventoTipo>([
  ['110110', 'correcao'],
  ['110111', 'cancelamento'],
  ['110112', 'cancelamento'],
])

const TEXTO_MAXIMO = 1000
const SEQUENCIA_MAXIMA = 99

/**
 * An event of a note as `procEventoNFe` carries it: what the issuer asked (`pedido`, in `evento/infEvento`) and what
 * SEFAZ answered (`registro`, in `retEvento/infEvento`). Both must speak of one event of one note, and it must be
 * registered.
 */
export const readEvento = (
  pedido: Elemento | undefined,
  registro: Elemento | undefined,
): NotaEventoLido | undefined => {
  const said = (nome: string) => textoDe(registro, nome) ?? ''
  const asked = (nome: string) => textoDe(pedido, nome) ?? ''
  const tipo = TIPOS.get(said('tpEvento'))
  const sequencia = Number(said('nSeqEvento'))
  const same = ['chNFe', 'tpEvento', 'nSeqEvento'].every((nome) => said(nome) === asked(nome))
  if (tipo === undefined || !same || !EVENTO_REGISTRADO.has(said('cStat'))) return undefined
  if (!/^[0-9A-Z]{44}$/.test(said('chNFe'))) return undefined
  if (!Number.isInteger(sequencia) || sequencia < 1 || sequencia > SEQUENCIA_MAXIMA) return undefined
  const texto = textoDe(pedido, 'detEvento', tipo === 'correcao' ? 'xCorrecao' : 'xJust')
  return {
    tipo,
    chave: said('chNFe'),
    sequencia,
    protocolo: said('nProt') || null,
    registradoEm: said('dhRegEvento') || null,
    texto: texto?.trim().slice(0, TEXTO_MAXIMO) || null,
  }
}
