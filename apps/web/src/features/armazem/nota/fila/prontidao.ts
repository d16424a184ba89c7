import type { NotaImportada } from '@app/contract/armazem/nota'
import type { Item } from './fila.ts'
import { notaValues } from '../formulario/form-model.ts'
import type { NotaValues } from '../formulario/form-model.ts'

/** The state of a file: in progress, waiting for a person, ready, sent, an event to attach or attached, or refused. */
export type Grupo = 'andando' | 'atencao' | 'pronta' | 'enviada' | 'evento' | 'anexada' | 'fora'

export const valuesDe = ({ values }: Pick<Item, 'values'>, leitura: NotaImportada): NotaValues =>
  values ?? notaValues(leitura.linhas, null)

/** The lines without a product; the person's values win over the proposals. */
export const linhasSemProduto = ({ values }: Pick<Item, 'values'>, leitura: NotaImportada) =>
  (values?.produtos ?? leitura.linhas).filter(({ produto }) => produto === null).length

/** The reading has an open question. */
export const pergunta = ({ escolhas, nfe, cliente }: NotaImportada) => {
  if (escolhas?.notas || nfe === null) return 'nota'
  return cliente === null ? 'cliente' : null
}

/** Everything equals the last time: supplier, products and factors. */
export const igualUltimaVez = ({ linhas, messages }: NotaImportada) =>
  linhas.length > 0 &&
  linhas.every(({ origem, fatorOrigem }) => origem === 'memoria' && fatorOrigem === 'memoria') &&
  messages.every(({ type }) => type !== 'WARNING')

function grupoDaLeitura(item: Item, leitura: NotaImportada): Grupo {
  if (leitura.notaExistente) return 'fora'
  if (pergunta(leitura) !== null || item.erro !== null) return 'atencao'
  return linhasSemProduto(item, leitura) > 0 ? 'atencao' : 'pronta'
}

export function grupoDe(item: Item): Grupo {
  const { estado } = item
  switch (estado.tipo) {
    case 'fila':
    case 'lendo':
    case 'enviando':
      return 'andando'
    case 'lida':
      return grupoDaLeitura(item, estado.leitura)
    case 'enviada':
      return 'enviada'
    case 'anexado':
      return 'anexada'
    case 'recusada':
      return estado.problema.evento ? 'evento' : 'fora'
    case 'falha':
      return 'atencao'
  }
}

export const countGrupos = (itens: readonly Item[]) => {
  const counts: Record<Grupo, number> = {
    andando: 0,
    atencao: 0,
    pronta: 0,
    enviada: 0,
    evento: 0,
    anexada: 0,
    fora: 0,
  }
  for (const item of itens) counts[grupoDe(item)] += 1
  return counts
}
