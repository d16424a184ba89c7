import type { Chegada, FotoChegada, LinhaChegada } from '@app/contract/armazem/chegada'
import { divergenciasDe, isDevolucao, type LinhaContada } from '@app/rules/armazem/chegada'
import { lotesDoRastro } from '@app/rules/armazem/nota'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { type ChegadaRow, type LinhaRow, listLinhas } from '../store/chegada.ts'
import { listFotos } from '../store/fotos.ts'

/** The lots that the note itself states, in stock units. */
const lotesDaNota = ({ prod, fator }: LinhaRow) =>
  lotesDoRastro(prod, fator).map(({ lote, dataDeValidade, quantidade }) => ({
    lote,
    validade: dataDeValidade,
    quantidade,
  }))

export const toContada = (row: LinhaRow): LinhaContada => ({
  posicao: row.posicao,
  esperado: row.esperado,
  lotes: lotesDaNota(row),
  contado: row.contado,
})

export const doNota = ({
  nota,
  numero,
  cliente,
  emitente,
}: Pick<ChegadaRow, 'nota' | 'numero' | 'cliente' | 'emitente'>) => ({
  nota,
  numero: String(numero),
  cliente,
  emitente,
})

const toLinha = (row: LinhaRow, { finNFe }: ChegadaRow, blind: boolean): LinhaChegada => ({
  posicao: row.posicao,
  codigoProduto: row.codigoProduto,
  codigoOmni: row.codigoOmni,
  codigoBarras: row.codigoBarras,
  descricao: row.descricao,
  unidade: row.unidade,
  inteiro: row.inteiro,
  devolucao: isDevolucao(row.cfop, finNFe),
  esperado: blind ? null : row.esperado,
  lotes: lotesDaNota(row).map((lote) => ({ ...lote, quantidade: blind ? null : lote.quantidade })),
  contado: row.contado,
})

export const fotosOf = async (db: Executor, nota: number): Promise<FotoChegada[]> =>
  (await listFotos(db, nota)).map(({ sha256: _sha256, em, ...foto }) => ({ ...foto, em: em.toISOString() }))

/** The count as its person sees it: of a blind one the note's quantities are told only once it is closed. */
export const toChegada = async (db: Executor, ctx: Context, row: ChegadaRow): Promise<Chegada> => {
  const linhas = await listLinhas(db, row.nota)
  const closed = row.fechadaEm !== null
  return {
    ...doNota(row),
    cega: row.cega ?? true,
    comigo: row.conferenteId === ctx.usuario.id && row.terminadaEm === null,
    terminada: row.terminadaEm !== null,
    linhas: linhas.map((linha) => toLinha(linha, row, row.cega !== false && !closed)),
    fotos: await fotosOf(db, row.nota),
    divergencias: closed ? divergenciasDe(linhas.map(toContada)) : null,
  }
}
