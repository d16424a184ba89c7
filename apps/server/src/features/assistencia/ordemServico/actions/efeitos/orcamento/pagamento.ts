import { FORMA_PAGAMENTO_LABELS, type PagamentoInput } from '@app/contract/assistencia/ordemServico'
import { checkRecebimento, somaDosPagamentos } from '@app/rules/assistencia/ordemServico'
import type { Mudanca } from '@app/rules/casca/auditoria'
import { formatReais } from '@app/rules/casca/dinheiro'
import { refuse, refuseField } from '../../../../../../platform/http/errors.ts'
import type { OsRow } from '../../../store/read.ts'
import { insertPagamentos } from '../../../store/pagamento.ts'
import type { OsDados } from '../../../store/write.ts'
import { contaOf } from '../../../view.ts'
import type { Passo } from '../tipos.ts'

type Cobranca = { pagamentos: readonly PagamentoInput[]; semCobranca?: string | null | undefined }

/** 'PIX R$ 100,00; Dinheiro R$ 50,00': for the history and the audit log, without names. */
export const pagamentosEmPalavras = (pagamentos: readonly PagamentoInput[]): string =>
  pagamentos.map(({ forma, valor }) => `${FORMA_PAGAMENTO_LABELS[forma]} ${formatReais(valor)}`).join('; ')

type Recebido = { dados: OsDados; nota: string | null; mudancas: Mudanca[] }

/**
 * Records the payment of the rest at the handover, or the reason for not charging (decisions 56). `antes` is the order
 * with its money at the handover.
 */
export const receiveOnEntrega = async (
  { db, agora, autor }: Pick<Passo, 'db' | 'agora' | 'autor'>,
  antes: OsRow,
  { pagamentos, semCobranca }: Cobranca,
): Promise<Recebido> => {
  const conta = contaOf(antes)
  const falta = conta?.falta ?? 0
  const check = checkRecebimento(falta, pagamentos, semCobranca ?? null)
  if (!check.ok)
    refuseField(check.campo, check.code, {
      valor: formatReais(falta),
      soma: formatReais(somaDosPagamentos(pagamentos)),
    })
  const { usuario } = autor
  if (!usuario) return refuse('NOT_PERMITED')
  await insertPagamentos(
    db,
    pagamentos.map(({ forma, valor }) => ({
      ordem_servico_id: antes.id,
      posto_id: antes.postoId,
      tipo: 'PAGAMENTO',
      forma,
      valor,
      recebido_em: agora,
      recebido_por: usuario.id,
    })),
  )
  const devido = conta?.devido ?? 0
  const motivo = falta > 0 && pagamentos.length === 0 ? (semCobranca ?? null) : null
  const palavras = pagamentosEmPalavras(pagamentos)
  return {
    dados: { valor_devido: devido, sem_cobranca: motivo },
    nota:
      motivo === null
        ? palavras === ''
          ? null
          : `Recebido: ${palavras}`
        : `Sem cobrança de ${formatReais(falta)}: ${motivo}`,
    mudancas: [
      ...(palavras === '' ? [] : [{ campo: 'pagamentos', de: null, para: palavras }]),
      ...(motivo === null ? [] : [{ campo: 'semCobranca', de: null, para: motivo }]),
    ],
  }
}
