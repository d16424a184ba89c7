import type { ClienteDaNota } from '@app/contract/armazem/nota'
import { getFila, findItem } from './fila.ts'
import type { Item } from './fila.ts'
import { answerItem } from './leitor.ts'

/** The parties of a file's note that may become clients. */
export const novosDe = ({ estado }: Item): readonly ClienteDaNota[] => {
  if (estado.tipo === 'recusada') return estado.problema.novos
  return estado.tipo === 'lida' ? (estado.leitura.escolhas?.cliente?.novos ?? []) : []
}

/** The first values of that company's record; undefined when the file is no longer here. */
export const novoDaNota = (item: number, cnpjCpf: string): ClienteDaNota | undefined => {
  const found = findItem(item)
  return found && novosDe(found).find((novo) => novo.cnpjCpf === cnpjCpf)
}

/** A client was created, so every file that waited for one is read again. */
export const releNotas = () => {
  for (const item of getFila().itens) if (novosDe(item).length > 0) answerItem(item.id, item.escolha)
}
