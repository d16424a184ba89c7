import type { Avaliacao, AvaliacaoVista, NotasAvaliacao } from '@app/contract/assistencia/avaliacao'
import { SITUACOES_AVALIACAO } from '@app/contract/assistencia/avaliacao'
import type { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { writesFor } from '../../../platform/scope.ts'
import type { AvaliacaoRow, DadaRow } from './store.ts'

type Notas = z.infer<typeof NotasAvaliacao>
type ComNotas = Record<'atendimento' | 'prazo' | 'preco' | 'qualidade', number | null>

/** The database ensures that all marks are present (`avaliacao_inteira`). */
const notasOf = ({ atendimento, prazo, preco, qualidade }: ComNotas): Notas => ({
  ATENDIMENTO: atendimento ?? 0,
  PRAZO: prazo ?? 0,
  PRECO: preco ?? 0,
  QUALIDADE: qualidade ?? 0,
})

type ComResposta = { resposta: string | null; respondido_em: Date | null; respondido_por: string | null }

const respostaOf = ({ resposta, respondido_em, respondido_por }: ComResposta): AvaliacaoVista['resposta'] =>
  resposta === null || respondido_em === null
    ? null
    : { texto: resposta, em: respondido_em.toISOString(), por: respondido_por }

const FIM_DO_TELEFONE = 4

/** The survey behind the link: of the consumer's data only enough to recognise the own order. */
export const toVista = (row: AvaliacaoRow): AvaliacaoVista => ({
  numero: `${row.numero}/${row.ano}`,
  primeiroNome: row.consumidor?.split(' ')[0] ?? '',
  relogio: row.relogio,
  entregueEm: row.status_desde.toISOString(),
  posto: { nomeFantasia: row.posto, telefone: row.posto_telefone, marca: row.marca },
  telefone: row.telefone?.replaceAll(/\D/g, '').slice(-FIM_DO_TELEFONE) ?? null,
  expiraEm: row.expira_em.toISOString(),
  dada: row.respondida_em && {
    em: row.respondida_em.toISOString(),
    notas: notasOf(row),
    comentario: row.comentario,
    querLigacao: row.quer_ligacao,
  },
  resposta: respostaOf(row),
})

/** A rating for the post and the manufacturer. */
export const toAvaliacao = (row: DadaRow, { scope, can }: Pick<Context, 'scope' | 'can'>): Avaliacao => {
  const podeResponder = can('AVALIACAO_RESPONDER') && writesFor(scope, row.posto_id)
  const { ATENDIMENTO, PRAZO, PRECO, QUALIDADE } = notasOf(row)
  return {
    id: row.id ?? 0,
    posto: { id: row.posto_id ?? 0, nomeFantasia: row.posto_nome_fantasia ?? '' },
    ordemServico: { id: row.ordem_servico_id ?? 0, numero: row.ordem_servico_numero ?? '' },
    consumidor: row.consumidor ?? '',
    respondidaEm: row.respondida_em?.toISOString() ?? '',
    atendimento: ATENDIMENTO,
    prazo: PRAZO,
    preco: PRECO,
    qualidade: QUALIDADE,
    media: row.media ?? 0,
    comentario: row.comentario,
    querLigacao: row.quer_ligacao ?? false,
    situacao: row.resposta === null ? SITUACOES_AVALIACAO[0] : SITUACOES_AVALIACAO[1],
    versao: row.versao ?? 0,
    telefone: row.quer_ligacao && podeResponder ? row.telefone : null,
    ligouEm: row.ligou_em?.toISOString() ?? null,
    resposta: respostaOf(row),
    podeResponder,
  }
}
