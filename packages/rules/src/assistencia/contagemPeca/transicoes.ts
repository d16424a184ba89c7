import { CONTAGEM_LIMITE } from '@app/contract/assistencia/contagemPeca'
import type { AcaoContagem, SituacaoContagem } from '@app/contract/assistencia/contagemPeca'
import type { Ability } from '@app/contract/casca/session'

type Transicao = {
  de: readonly SituacaoContagem[]
  para: SituacaoContagem
  ability: Ability
  /** Refused once a difference has been adjusted, because the ledger keeps what it was told. */
  antesDoAjuste?: true
  /** Refused once a second count was asked for, whose numbers would be lost. */
  antesDaSegunda?: true
}

/** The moves of a count; any other pair is refused. Counting needs one ability, adjusting the stock another. */
export const TRANSICOES_CONTAGEM: Readonly<Record<AcaoContagem, Transicao>> = {
  fechar: { de: ['ABERTA', 'SEGUNDA'], para: 'CONFERENCIA', ability: 'PECA_CONTAR' },
  reabrir: {
    de: ['CONFERENCIA'],
    para: 'ABERTA',
    ability: 'PECA_CONTAR',
    antesDoAjuste: true,
    antesDaSegunda: true,
  },
  pedirSegunda: { de: ['CONFERENCIA'], para: 'SEGUNDA', ability: 'PECA_CONTAR' },
  ajustar: { de: ['CONFERENCIA'], para: 'CONFERENCIA', ability: 'ESTOQUE_PECA_EDITAR' },
  encerrar: { de: ['CONFERENCIA'], para: 'ENCERRADA', ability: 'ESTOQUE_PECA_EDITAR' },
  cancelar: {
    de: ['ABERTA', 'CONFERENCIA', 'SEGUNDA'],
    para: 'CANCELADA',
    ability: 'PECA_CONTAR',
    antesDoAjuste: true,
  },
}

type Item = {
  contado: number | null
  saldo: number | null
  ajustado: boolean
  /** The number of the first count, once there is a second one. */
  primeira: number | null
}
type Contagem = {
  situacao: SituacaoContagem
  /** A second count was asked for. */
  segunda: boolean
  itens: readonly Item[]
}

/** What was counted less what the ledger had at that moment; nothing for a part that was not counted. */
export const diferencaDe = ({ contado, saldo }: Pick<Item, 'contado' | 'saldo'>): number | null =>
  contado === null || saldo === null ? null : contado - saldo

/** Whether a difference still waits for somebody's decision. */
export const isADecidir = (item: Omit<Item, 'primeira'>): boolean =>
  !item.ajustado && (diferencaDe(item) ?? 0) !== 0

/** Whether a line differs and was counted once only: what a second count is for. */
export const isContadaUmaVez = (item: Item): boolean => isADecidir(item) && item.primeira === null

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

/**
 * Whether the second number of a line is for somebody else: who found the first does not check it; the responsável may, as
 * above.
 */
export const isSegundaDeOutra = (primeiraPorId: number | null, { usuarioId, can }: QuemAjusta): boolean =>
  primeiraPorId === usuarioId && !can('OS_FINALIZAR')

/** Whether the act is possible now: a count that nobody began is not closed, one without differences not adjusted. */
export const fitsContagem = ({ situacao, segunda, itens }: Contagem, acao: AcaoContagem): boolean => {
  const { de, antesDoAjuste, antesDaSegunda } = TRANSICOES_CONTAGEM[acao]
  if (!de.includes(situacao)) return false
  if (antesDaSegunda && segunda) return false
  if (antesDoAjuste && itens.some(({ ajustado }) => ajustado)) return false
  if (acao === 'fechar') return itens.some(({ contado }) => contado !== null)
  if (acao === 'pedirSegunda') return itens.some(isContadaUmaVez)
  return acao !== 'ajustar' || itens.some(isADecidir)
}

/** The possible acts of a person on a count. */
export const acoesDaContagem = (contagem: Contagem, can: (ability: Ability) => boolean): AcaoContagem[] =>
  (Object.keys(TRANSICOES_CONTAGEM) as AcaoContagem[]).filter(
    (acao) => fitsContagem(contagem, acao) && can(TRANSICOES_CONTAGEM[acao].ability),
  )
