import { escolhaEmPalavras, prazoLegal, textoDaEscolha } from '@app/rules/assistencia/ordemServico'
import type { EscolhaFeita } from '@app/rules/assistencia/ordemServico'
import type { Mudanca } from '@app/rules/casca/auditoria'
import { localDay } from '@app/rules/casca/tempo'
import { createHash } from 'node:crypto'
import { refuse, refuseField } from '../../../../../../platform/http/errors.ts'
import { insertEscolha } from '../../../store/escolha.ts'
import { insertTroca, updateTroca } from '../../../store/troca.ts'
import { insertArquivosDoPasso } from '../arquivos.ts'
import { demandDocumento } from '../documento.ts'
import { releasePecas } from '../pecas.ts'
import { checkDocumento } from '../resposta.ts'
import type { Efeitos, Passo, ResultadoDoEfeito } from '../tipos.ts'
import { goBack } from './volta.ts'

type Exigir = Passo<'exigirTroca' | 'exigirRestituicao' | 'exigirAbatimento'>

/** A choice must be recorded by a person, with a document or a signature of the consumer. */
const demandConsentimento = ({ autor, input, arquivos }: Exigir): number => {
  demandDocumento(input)
  if (!input.documento && arquivos.recebidos.length === 0 && arquivos.erros.length === 0)
    refuseField('documento', 'OS_SEM_CONSENTIMENTO')
  return autor.usuario?.id ?? refuse('NOT_PERMITED')
}

/** The choice as evidence: what, how much, who, when, by which consent, and the exact text of the consent. */
const recordEscolha = async (passo: Exigir, tipo: EscolhaFeita['tipo']): Promise<ResultadoDoEfeito> => {
  const { db, antes, agora, input, services } = passo
  const criado_por = demandConsentimento(passo)
  const [assinatura_id = null] = await insertArquivosDoPasso(passo)
  const feita = { tipo, valor: input.valor ?? null }
  const mostrado = textoDaEscolha(feita, {
    numero: `${antes.numero}/${antes.ano}`,
    relogio: antes.relogio ? `${antes.relogio.modelo.descricao}, ${antes.relogio.numeroSerie}` : 'relógio',
    prazoLegal: prazoLegal(localDay(antes.criadoEm, services.config.TZ_EXIBICAO)),
  })
  await insertEscolha(db, {
    ...feita,
    ordem_servico_id: antes.id,
    nome: input.nome,
    documento: input.documento ?? null,
    documento_confere: checkDocumento(passo, input.documento),
    assinatura_id,
    mostrado,
    hash: createHash('sha256').update(mostrado).digest(),
    criado_em: agora,
    criado_por,
  })
  return {
    nota: escolhaEmPalavras(feita),
    mudancas: [
      {
        campo: 'escolha',
        ...(antes.escolhida && { de: escolhaEmPalavras(antes.escolhida) }),
        para: escolhaEmPalavras(feita),
      },
    ],
  }
}

/** A choice is never deleted; a separate row undoes it. Answers the audit's changes. */
const undoEscolha = async ({ db, antes, agora, autor }: Passo, motivo: string): Promise<Mudanca[]> => {
  const { escolhida } = antes
  if (!escolhida) return refuse('OS_SEM_ESCOLHA')
  await insertEscolha(db, {
    ordem_servico_id: antes.id,
    tipo: 'DESFEITA',
    desfaz_id: escolhida.id,
    motivo,
    nome: escolhida.nome,
    mostrado: escolhida.mostrado,
    hash: escolhida.hash,
    criado_em: agora,
    criado_por: autor.usuario?.id ?? refuse('NOT_PERMITED'),
  })
  return [{ campo: 'escolha', de: escolhaEmPalavras(escolhida), para: null }]
}

/** An order that continues gives no refund; the month of that act removes the debit. */
export const undoRestituicao = async (passo: Passo, motivo: string): Promise<Mudanca[]> =>
  passo.antes.escolha === 'RESTITUICAO' ? undoEscolha(passo, motivo) : []

/** After a reverted swap the consumer may choose again. */
export const undoTroca = async (passo: Passo, motivo: string): Promise<Mudanca[]> =>
  passo.antes.escolha === 'TROCA' ? undoEscolha(passo, motivo) : []

const EM_CURSO: readonly string[] = ['SOLICITADA', 'AUTORIZADA', 'ESCOLHIDA']

/** Ends the current request; a status that was set by hand may have left one behind. */
const endPedido = async ({ db, antes, agora, autor }: Passo, motivo: string): Promise<void> => {
  if (antes.troca && EM_CURSO.includes(antes.troca.situacao))
    await updateTroca(db, antes.troca.id, {
      situacao: 'REVERTIDA',
      revertida_em: agora,
      revertida_por: autor.usuario?.id ?? null,
      revertida_motivo: motivo,
    })
}

/** Ends the current request; the order returns to its previous status. */
const endTroca = async (passo: Passo, motivo: string) => {
  await endPedido(passo, motivo)
  return goBack(passo, { troca: 'REVERTIDA' })
}

const EM_TROCA: readonly string[] = ['TROCA_MODELO', 'ESCOLHA_DE_MODELO', 'AGUARDANDO_RELOGIO_DE_TROCA']

/** What the consumer chooses once the 30 days are over (decisions 61; CDC art. 18 §1). */
export const efeitosEscolha = {
  exigirTroca: async (passo) => {
    const feito = await recordEscolha(passo, 'TROCA')
    await releasePecas(passo)
    await insertTroca(passo.db, passo.antes.id, {
      motivo: 'Escolha do consumidor, passados os 30 dias (CDC, art. 18)',
      solicitada_em: passo.agora,
      solicitada_por: passo.autor.usuario?.id ?? null,
    })
    return feito
  },
  exigirRestituicao: async (passo) => {
    const feito = await recordEscolha(passo, 'RESTITUICAO')
    await releasePecas(passo)
    return feito
  },
  exigirAbatimento: async (passo) => {
    const motivo = 'O consumidor escolheu o abatimento'
    const feito = await recordEscolha(passo, 'ABATIMENTO')
    if (EM_TROCA.includes(passo.antes.status)) return { ...feito, ...(await endTroca(passo, motivo)) }
    await endPedido(passo, motivo)
    return feito
  },
  desfazerEscolha: async (passo) => {
    const { motivo } = passo.input
    const mudancas = await undoEscolha(passo, motivo)
    return {
      ...(passo.antes.status === 'TROCA_MODELO' && (await endTroca(passo, motivo))),
      nota: motivo,
      mudancas,
    }
  },
} satisfies Efeitos
