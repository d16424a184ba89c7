import { createHash } from 'node:crypto'
import type {
  Fechamento,
  FechamentoLinha,
  RetencaoTipo,
  StatusFechamento,
} from '@app/contract/assistencia/financeiro'
import { centavos, reais } from '@app/rules/assistencia/cobranca'
import { atosDe, esperaResposta, feitoDe, nadaSePaga, resumoDe } from '@app/rules/assistencia/financeiro'
import type { Context } from '../../../platform/context.ts'
import { self } from '../../../platform/http/answers/hal.ts'
import type { Debito } from '../cobranca/index.ts'
import { type ProvaRow, toArquivo } from '../prova/index.ts'
import type { FechamentoRow, RegistroRow, RetencaoRow } from './store/fechamento.ts'
import type { DitaRow, LinhaRow, VivaRow } from './store/linha.ts'
import type { OrdemRow } from './store/ordem.ts'

type Natureza = FechamentoLinha['natureza']

/** What is said of each order, and its place among the others. */
type Ordens = ReadonlyMap<number, { lugar: number; dita: DaOrdem }>
type DaOrdem = Pick<FechamentoLinha, 'ordemServico' | 'modelo' | 'finalizadaEm'>

const DE_NENHUMA: DaOrdem = { ordemServico: null, modelo: null, finalizadaEm: null }

export const ordensDe = (rows: readonly OrdemRow[]): Ordens =>
  new Map(
    rows.map(({ id, numero, modelo, finalizadaEm }, lugar) => [
      id,
      { lugar, dita: { ordemServico: { id, numero }, modelo, finalizadaEm } },
    ]),
  )

/** Lines by their orders' numbers, then those of no order. */
export const byOrdem = (linhas: readonly FechamentoLinha[], ordens: Ordens): FechamentoLinha[] => {
  const lugarDe = ({ ordemServico }: FechamentoLinha) =>
    ordens.get(ordemServico?.id ?? 0)?.lugar ?? ordens.size
  return linhas.toSorted((a, b) => lugarDe(a) - lugarDe(b))
}

const daOrdem = (id: number | null, ordens: Ordens): DaOrdem => ordens.get(id ?? 0)?.dita ?? DE_NENHUMA

/** The newest file of a kind, of the closing or of one of its lines. */
const arquivoDe = (provas: readonly ProvaRow[], papel: string, linha: number | null = null) =>
  toArquivo(provas.findLast((prova) => prova.papel === papel && prova.linhaId === linha))

const toDita = (row: DitaRow, provas: readonly ProvaRow[]) => ({
  glosaMotivo: row.glosa_motivo,
  respondeAte: row.situacao === 'GLOSADA' ? (row.responde_ate?.toISOString() ?? null) : null,
  contestacao: row.contestacao,
  contestadaEm: row.contestada_em?.toISOString() ?? null,
  contestadaPor: row.contestadaPor,
  contestacaoArquivo: arquivoDe(provas, 'CONTESTACAO', row.id),
  resposta: row.resposta,
  arquivo: arquivoDe(provas, 'AJUSTE', row.id),
  por: row.criadoPor,
})

/** What was said of lines, by their ids. */
export const ditasDe = (rows: readonly DitaRow[], provas: readonly ProvaRow[]) =>
  new Map(rows.map((row) => [row.id, toDita(row, provas)]))

/** A line that was made with its closing. */
export const toLinha = (
  row: LinhaRow,
  { ordens, ditas }: { ordens: Ordens; ditas: ReturnType<typeof ditasDe> },
): FechamentoLinha => ({
  id: row.id,
  tipo: row.tipo as FechamentoLinha['tipo'],
  ...daOrdem(row.ordem_servico_id, ordens),
  cobranca: row.cobranca_id === null ? null : { id: row.cobranca_id },
  descricao: row.descricao,
  natureza: row.natureza as Natureza,
  valor: row.valor,
  valorFinal: row.valor_final,
  situacao: row.situacao as FechamentoLinha['situacao'],
  ...ditas.get(row.id),
})

/** What a line of the open month is not yet. */
const VIVA = { id: null, situacao: 'LIVRE' } as const

/** A plan's charge that the open month withholds. */
export const toDebitoVivo = ({ cobrancaId, descricao, valor }: Debito): FechamentoLinha => ({
  ...VIVA,
  tipo: 'DEBITO',
  ...DE_NENHUMA,
  cobranca: { id: cobrancaId },
  descricao,
  natureza: null,
  valor: -valor,
  valorFinal: -valor,
})

/** A line of the open month in its current state. */
export const toLinhaViva = (row: VivaRow, ordens: Ordens): FechamentoLinha => ({
  ...VIVA,
  tipo: row.tipo as FechamentoLinha['tipo'],
  ...daOrdem(row.ordem_servico_id, ordens),
  cobranca: null,
  descricao: row.descricao,
  natureza: row.natureza as Natureza,
  valor: row.valor,
  valorFinal: row.valor,
})

/**
 * Whether this person works at the closing's own post, because a credenciado sees its habilitados' closings but cannot
 * act on them.
 */
export const isDoPosto = ({ scope }: Context, row: { posto_id: number }): boolean =>
  scope.tipo === 'posto' && scope.postoId === row.posto_id

/** What this person may do with a closing. */
export const atosOf = (ctx: Context, row: FechamentoRow) =>
  atosDe(row.status as StatusFechamento, {
    can: ctx.can,
    doPosto: isDoPosto(ctx, row),
    total: row.total,
  })

/** Whether a shown line holds its closing up. */
const esperaDe = ({ situacao, respondeAte }: FechamentoLinha, agora: Date): boolean =>
  esperaResposta({ situacao, respondeAte: respondeAte ? new Date(respondeAte) : null }, agora)

const resumoOf = (linhas: readonly FechamentoLinha[]): Fechamento['resumo'] => {
  const soma = resumoDe(
    linhas.map(({ tipo, natureza, valorFinal }) => ({ tipo, natureza, valorFinal: centavos(valorFinal) })),
  )
  return {
    maoDeObra: reais(soma.maoDeObra),
    pecas: reais(soma.pecas),
    restituicoes: reais(soma.restituicoes),
    ajustes: reais(soma.ajustes),
    debitos: reais(soma.debitos),
    transporte: reais(soma.transporte),
    total: reais(soma.total),
  }
}

/** Number and hash of the statement of an approved closing, whose lines change no more. */
const extratoOf = (row: FechamentoRow, linhas: readonly FechamentoLinha[]): Fechamento['extrato'] => {
  if (row.aprovado_em === null) return null
  const dito = {
    cnpj: row.postoCnpj,
    mes: row.mes,
    linhas: linhas.map(({ id, tipo, ordemServico, descricao, valor, valorFinal }) => [
      id,
      tipo,
      ordemServico?.numero ?? null,
      descricao,
      valor.toFixed(2),
      valorFinal.toFixed(2),
    ]),
  }
  return {
    numero: `${row.mes.slice(0, 7)}/${String(row.posto_id).padStart(4, '0')}`,
    hash: createHash('sha256').update(JSON.stringify(dito)).digest('hex'),
  }
}

const notaOf = (row: FechamentoRow, provas: readonly ProvaRow[]): Fechamento['nota'] =>
  row.nfse_numero === null || row.nfse_valor === null
    ? null
    : { numero: row.nfse_numero, valor: row.nfse_valor, arquivo: arquivoDe(provas, 'NFSE') }

const pagamentoOf = (row: FechamentoRow, { provas, retencoes }: Partes): Fechamento['pagamento'] =>
  row.pago_em === null || nadaSePaga(row.status as StatusFechamento, row.total)
    ? null
    : {
        data: row.pago_em,
        por: row.pagoPor,
        comprovante: row.comprovante,
        arquivo: arquivoDe(provas, 'COMPROVANTE'),
        nfse: notaOf(row, provas),
        retencoes: retencoes.map(({ tipo, descricao, valor }) => ({
          tipo: tipo as RetencaoTipo,
          descricao,
          valor,
        })),
        retido: row.retido,
        liquido: reais(centavos(row.total) - centavos(row.retido)),
      }

const historicoOf = (registros: readonly RegistroRow[]): Fechamento['historico'] =>
  registros.flatMap(({ criado_em, mudancas, por }) => {
    const feito = feitoDe(mudancas)
    return feito ? [{ em: criado_em.toISOString(), por, ...feito }] : []
  })

type Partes = {
  linhas: readonly FechamentoLinha[]
  daFabrica: Fechamento['daFabrica']
  provas: readonly ProvaRow[]
  retencoes: readonly RetencaoRow[]
  registros: readonly RegistroRow[]
  diasGlosa: number | null
}

export const toFechamento = (ctx: Context, row: FechamentoRow, partes: Partes): Fechamento => ({
  id: row.id,
  posto: { id: row.posto_id, nomeFantasia: row.postoNome },
  cnpj: row.postoCnpj,
  mes: row.mes,
  extrato: extratoOf(row, partes.linhas),
  situacao: row.status as StatusFechamento,
  conferenciaEm: row.conferencia_em?.toISOString() ?? null,
  aprovadoEm: row.aprovado_em?.toISOString() ?? null,
  aprovadoPor: row.aprovadoPor,
  pagamento: pagamentoOf(row, partes),
  nota: notaOf(row, partes.provas),
  linhas: [...partes.linhas],
  daFabrica: partes.daFabrica,
  resumo: resumoOf(partes.linhas),
  historico: historicoOf(partes.registros),
  contestadas: partes.linhas.filter(({ situacao }) => situacao === 'CONTESTADA').length,
  glosadas: partes.linhas.filter((linha) => linha.situacao === 'GLOSADA' && esperaDe(linha, ctx.now()))
    .length,
  diasGlosa: partes.diasGlosa,
  atos: atosOf(ctx, row),
  versao: row.versao,
  ...self(`/financeiro/${row.id}`),
})
