import type {
  Contada,
  Contagem,
  ContagemColetor,
  ContagemLinha,
  ContagemResumo,
} from '@app/contract/armazem/contagem'
import { acuraciaDe, diferencaDe, isOutraPessoa, situacaoDe, vezDe } from '@app/rules/armazem/contagem'
import type { Context } from '../../../../platform/context.ts'
import type { ContaRow, LinhaRow } from '../store/linhas.ts'
import type { ResumoRow } from '../store/lista.ts'

export const toResumo = ({ versao: _versao, abertaEm, encerradaEm, ...row }: ResumoRow): ContagemResumo => ({
  ...row,
  abertaEm: abertaEm.toISOString(),
  encerradaEm: encerradaEm?.toISOString() ?? null,
})

const toContada = (row: ContaRow | null): Contada | null => {
  if (!row) return null
  const { porId: _porId, em, ...conta } = row
  return { ...conta, diferenca: diferencaDe(row), em: new Date(em).toISOString() }
}

const toLinha = (row: LinhaRow, usuarioId: number): ContagemLinha => {
  const { primeira, segunda, pedidaPorId: _pedidaPorId, aprovadaEm: _aprovadaEm, ...linha } = row
  return {
    ...linha,
    primeira: toContada(primeira),
    segunda: toContada(segunda),
    situacao: situacaoDe(row),
    outraPessoa: !isOutraPessoa(row, usuarioId),
  }
}

export const toContagem = (
  resumo: ResumoRow,
  linhas: readonly LinhaRow[],
  { usuario }: Context,
): Contagem => ({
  ...toResumo(resumo),
  acuracia: acuraciaDe(linhas),
  itens: linhas.map((row) => toLinha(row, usuario.id)),
})

/** The list as a person counts it: the own next lots, first counts before second ones, and no number. */
export const toColetor = (
  resumo: ResumoRow,
  linhas: readonly LinhaRow[],
  { usuario }: Context,
): ContagemColetor => {
  const minhas = linhas.flatMap((row) => {
    const vez = resumo.encerradaEm ? null : vezDe(row, usuario.id)
    const { id, saldo, codigoProduto, codigoOmni, codigoBarras, descricao, unidade, inteiro } = row
    const { lote, validade, endereco } = row
    const lida = { saldo, codigoProduto, codigoOmni, codigoBarras, descricao, unidade, inteiro }
    return vez === null ? [] : [{ ...lida, lote, validade, endereco, id, vez }]
  })
  const feitas = linhas.reduce(
    (sum, { primeira, segunda }) => sum + (primeira ? 1 : 0) + (segunda ? 1 : 0),
    0,
  )
  const faltam = linhas.filter((row) => ['A_CONTAR', 'SEGUNDA'].includes(situacaoDe(row))).length
  return {
    id: resumo.id,
    descricao: resumo.descricao,
    encerrada: resumo.encerradaEm !== null,
    feitas,
    total: feitas + faltam,
    linhas: minhas.toSorted((a, b) => a.vez - b.vez),
  }
}
