import {
  emAndamento,
  type Importacao,
  type ImportacaoLinha,
  type ImportacaoRegistro,
  type LinhaSituacao,
} from '@app/contract/casca/importacao'
import type { ImportacaoRow } from '../store/importacao.ts'
import type { LinhaRow, RegistroRow } from '../store/linhas.ts'

const SITUACOES: readonly LinhaSituacao[] = ['erro', 'aviso', 'pronta']

/** Estimated from the pace so far; undefined before there is one. */
const restantes = (row: ImportacaoRow, now: Date): number | null => {
  const done = row.gravados + row.recusados
  if (!emAndamento(row.estado) || row.iniciadaEm === null || done === 0) return null
  const pace = (now.getTime() - row.iniciadaEm.getTime()) / done
  return Math.max(0, Math.ceil((pace * (row.total - done)) / 1000))
}

export const toImportacao = (row: ImportacaoRow, now: Date): Importacao => ({
  id: row.id,
  tipo: row.tipo,
  arquivo: row.arquivo,
  estado: row.estado,
  modo: row.modo,
  somar: row.somar,
  cliente: row.clienteNome,
  colunas: row.colunas,
  ignoradas: row.ignoradas,
  exemplo: row.exemplo,
  linhas: row.linhas,
  prontas: row.prontas,
  comAviso: row.comAviso,
  comErro: row.comErro,
  registros: row.registros,
  certos: row.certos,
  total: row.total,
  gravados: row.gravados,
  recusados: row.recusados,
  segundosRestantes: restantes(row, now),
  criadaEm: row.criadaEm.toISOString(),
  terminadaEm: row.terminadaEm?.toISOString() ?? null,
})

export const toLinha = (row: LinhaRow): ImportacaoLinha => ({
  linha: row.linha,
  valores: row.valores,
  situacao: SITUACOES[row.situacao] ?? 'erro',
  erros: row.erros,
  avisos: row.avisos,
  descricao: row.descricao,
})

export const toRegistro = ({ destinoId, destinoRotulo, ...row }: RegistroRow): ImportacaoRegistro => ({
  ...row,
  destino: destinoId === null ? null : { id: destinoId, rotulo: destinoRotulo ?? '' },
})
