import { CONTAGEM_LIMITE } from '@app/contract/assistencia/contagemPeca'
import type { AcaoContagem, SituacaoContagem } from '@app/contract/assistencia/contagemPeca'
import type { Ability } from '@app/contract/casca/session'

type Transicao = {
  de: readonly SituacaoContagem[]
  para: SituacaoContagem
  ability: Ability
  /** Refused once a difference has been adjusted, because the ledger keeps what it was told. */
  antesDoAjuste?: true
}

/** The moves of a count; any other pair is refused. Counting needs one ability, adjusting the stock another. */
export const TRANSICOES_CONTAGEM: Readonly<Record<AcaoContagem, Transicao>> = {
  fechar: { de: ['ABERTA'], para: 'CONFERENCIA', ability: 'PECA_CONTAR' },
  reabrir: { de: ['CONFERENCIA'], para: 'ABERTA', ability: 'PECA_CONTAR', antesDoAjuste: true },
  ajustar: { de: ['CONFERENCIA'], para: 'CONFERENCIA', ability: 'ESTOQUE_PECA_EDITAR' },
  encerrar: { de: ['CONFERENCIA'], para: 'ENCERRADA', ability: 'ESTOQUE_PECA_EDITAR' },
  cancelar: {
    de: ['ABERTA', 'CONFERENCIA'],
    para: 'CANCELADA',
    ability: 'PECA_CONTAR',
    antesDoAjuste: true,
  },
}

type Item = { contado: number | null; saldo: number | null; ajustado: boolean }
type Contagem = { situacao: SituacaoContagem; itens: readonly Item[] }

/** What was counted less what the ledger had at that moment; nothing for a part that was not counted. */
export const diferencaDe = ({ contado, saldo }: Pick<Item, 'contado' | 'saldo'>): number | null =>
  contado === null || saldo === null ? null : contado - saldo

/** Whether a difference still waits for somebody's decision. */
export const isADecidir = (item: Item): boolean => !item.ajustado && (diferencaDe(item) ?? 0) !== 0

type Contado = Pick<Item, 'contado' | 'saldo'> & { preco: number; contadoPorId: number | null }
type QuemAjusta = { usuarioId: number; can: (ability: Ability) => boolean }

/**
 * Whether a line's difference waits for somebody else's eyes: the count's differences are worth more than the limit, up
 * and down alike, and this person counted the line. The responsável may, because a post may have only one person; the
 * ability to finalize distinguishes this person (as with quality control, decisions 39).
 */
export const isDeOutraPessoa = (
  itens: readonly Contado[],
  { contadoPorId }: Pick<Contado, 'contadoPorId'>,
  { usuarioId, can }: QuemAjusta,
): boolean => {
  const valor = itens.reduce((sum, item) => sum + Math.abs(diferencaDe(item) ?? 0) * item.preco, 0)
  return valor > CONTAGEM_LIMITE && contadoPorId === usuarioId && !can('OS_FINALIZAR')
}

/** Whether the act is possible now: a count that nobody began is not closed, one without differences not adjusted. */
export const fitsContagem = ({ situacao, itens }: Contagem, acao: AcaoContagem): boolean => {
  const { de, antesDoAjuste } = TRANSICOES_CONTAGEM[acao]
  if (!de.includes(situacao)) return false
  if (antesDoAjuste && itens.some(({ ajustado }) => ajustado)) return false
  if (acao === 'fechar') return itens.some(({ contado }) => contado !== null)
  return acao !== 'ajustar' || itens.some(isADecidir)
}

/** The possible acts of a person on a count. */
export const acoesDaContagem = (contagem: Contagem, can: (ability: Ability) => boolean): AcaoContagem[] =>
  (Object.keys(TRANSICOES_CONTAGEM) as AcaoContagem[]).filter(
    (acao) => fitsContagem(contagem, acao) && can(TRANSICOES_CONTAGEM[acao].ability),
  )
