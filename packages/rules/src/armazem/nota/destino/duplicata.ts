import type { Duplicata } from '../leitura/types.ts'

type Impressao = { sha256: string; digestValue: string | null }

/**
 * The chave is the key (FACTS §9). The same bytes open the stored note; the same DigestValue in other bytes is the same
 * note in another envelope, mostly the bare NFe first and the nfeProc later; anything else under that chave is a conflict.
 */
export const compareDuplicata = (nova: Impressao, guardada: Impressao | undefined): Duplicata => {
  if (!guardada) return 'nova'
  if (nova.sha256 === guardada.sha256) return 'mesma'
  return nova.digestValue !== null && nova.digestValue === guardada.digestValue ? 'outroEnvelope' : 'conflito'
}
