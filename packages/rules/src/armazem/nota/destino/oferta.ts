import { chaveDe } from '../leitura/chave.ts'
import { readNumero } from '../leitura/decimal.ts'
import { documentoDe, filho, textoDe, type Elemento } from '../leitura/elemento.ts'
import type { NotaLida, NotaOferecida, Recusa } from '../leitura/types.ts'

/** A note among several of one file, to be chosen by the operator; one that would be refused is shown as such. */
export const toOferecida = (infNFe: Elemento, leitura: NotaLida | Recusa): NotaOferecida => ({
  chave: chaveDe(infNFe),
  numero: textoDe(infNFe, 'ide', 'nNF') ?? '',
  serie: textoDe(infNFe, 'ide', 'serie') ?? '',
  emitente: {
    documento: documentoDe(filho(infNFe, 'emit')),
    nome: textoDe(infNFe, 'emit', 'xNome') ?? null,
  },
  valor: readNumero(textoDe(infNFe, 'total', 'ICMSTot', 'vNF')) ?? null,
  ...('tipo' in leitura ? { avisos: [], recusa: leitura.codigo } : { avisos: leitura.avisos }),
})
