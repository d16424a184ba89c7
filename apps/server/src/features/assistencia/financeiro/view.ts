import type { Fechamento, FechamentoLinha, StatusFechamento } from '@app/contract/assistencia/financeiro'
import { centavos, reais } from '@app/rules/assistencia/cobranca'
import { atosDe, type Lancamento, respondeAte, resumoDe } from '@app/rules/assistencia/financeiro'
import type { Context } from '../../../platform/context.ts'
import { self } from '../../../platform/http/answers/hal.ts'
import type { FechamentoRow } from './store/fechamento.ts'
import type { describeLinhas, LinhaRow } from './store/linha.ts'

type Descrita = Pick<
  Awaited<ReturnType<typeof describeLinhas>>[number],
  'numero' | 'modelo' | 'natureza' | 'descricao'
>

const NATUREZAS: Record<string, FechamentoLinha['natureza']> = {
  SERVICO: 'MAO_DE_OBRA',
  PECA: 'PECA',
  RESTITUICAO: 'RESTITUICAO',
  ABATIMENTO: 'ABATIMENTO',
}

/** Of the kind of a line of an order, or of a choice. */
const naturezaOf = (tipo: string | null): FechamentoLinha['natureza'] =>
  tipo === null ? null : (NATUREZAS[tipo] ?? null)

const ordemOf = (id: number | null, numero: string | null): FechamentoLinha['ordemServico'] =>
  id === null || numero === null ? null : { id, numero }

/** A line that was made with its closing. */
export const toLinha = (row: LinhaRow): FechamentoLinha => ({
  id: row.id,
  tipo: row.tipo as FechamentoLinha['tipo'],
  ordemServico: ordemOf(row.ordem_servico_id, row.numero),
  modelo: row.modelo,
  descricao: row.descricao,
  natureza: naturezaOf(row.natureza),
  valor: row.valor,
  valorFinal: row.valor_final,
  situacao: row.situacao as FechamentoLinha['situacao'],
  glosaMotivo: row.glosa_motivo,
  respondeAte:
    row.situacao === 'GLOSADA' && row.decidido_em ? respondeAte(row.decidido_em).toISOString() : null,
  contestacao: row.contestacao,
  contestadaEm: row.contestada_em?.toISOString() ?? null,
  contestadaPor: row.contestadaPor,
  resposta: row.resposta,
  por: row.criadoPor,
})

/** A line of the open month in its current state. */
export const toLinhaViva = (lancamento: Lancamento, descrita: Descrita): FechamentoLinha => ({
  id: null,
  tipo: lancamento.tipo,
  ordemServico: ordemOf(lancamento.ordemServicoId, descrita.numero),
  modelo: descrita.modelo,
  descricao: descrita.descricao,
  natureza: naturezaOf(descrita.natureza),
  valor: reais(lancamento.valor),
  valorFinal: reais(lancamento.valor),
  situacao: 'LIVRE',
  glosaMotivo: null,
  respondeAte: null,
  contestacao: null,
  contestadaEm: null,
  contestadaPor: null,
  resposta: null,
  por: null,
})

/**
 * Whether this person works at the closing's own post, because a credenciado sees its habilitados' closings but cannot
 * act on them.
 */
export const isDoPosto = ({ scope }: Context, row: { posto_id: number }): boolean =>
  scope.tipo === 'posto' && scope.postoId === row.posto_id

const resumoOf = (linhas: readonly FechamentoLinha[]): Fechamento['resumo'] => {
  const soma = resumoDe(linhas.map((each) => ({ ...each, valorFinal: centavos(each.valorFinal) })))
  return {
    maoDeObra: reais(soma.maoDeObra),
    pecas: reais(soma.pecas),
    restituicoes: reais(soma.restituicoes),
    ajustes: reais(soma.ajustes),
    transporte: reais(soma.transporte),
    total: reais(soma.total),
  }
}

export const toFechamento = (
  ctx: Context,
  row: FechamentoRow,
  linhas: readonly FechamentoLinha[],
): Fechamento => ({
  id: row.id,
  posto: { id: row.posto_id, nomeFantasia: row.postoNome },
  mes: row.mes,
  situacao: row.status as StatusFechamento,
  conferenciaEm: row.conferencia_em?.toISOString() ?? null,
  aprovadoEm: row.aprovado_em?.toISOString() ?? null,
  aprovadoPor: row.aprovadoPor,
  pagamento:
    row.pago_em === null
      ? null
      : {
          data: row.pago_em,
          por: row.pagoPor,
          comprovante: row.comprovante,
          nfse:
            row.nfse_numero === null || row.nfse_valor === null
              ? null
              : { numero: row.nfse_numero, valor: row.nfse_valor },
        },
  linhas: [...linhas],
  resumo: resumoOf(linhas),
  contestadas: linhas.filter(({ situacao }) => situacao === 'CONTESTADA').length,
  atos: atosDe(row.status as StatusFechamento, { can: ctx.can, doPosto: isDoPosto(ctx, row) }),
  versao: row.versao,
  ...self(`/financeiro/${row.id}`),
})
