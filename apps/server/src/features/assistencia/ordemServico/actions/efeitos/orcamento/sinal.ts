import { FORMA_PAGAMENTO_LABELS, type FormaPagamento } from '@app/contract/assistencia/ordemServico'
import type { Mudanca } from '@app/rules/casca/auditoria'
import { formatReais } from '@app/rules/casca/dinheiro'
import { refuse } from '../../../../../../platform/http/errors.ts'
import { findOrcamentoRow } from '../../../store/orcamento/orcamento.ts'
import { setSinalDispensado } from '../../../store/orcamento/write.ts'
import { insertPagamentos } from '../../../store/pagamento.ts'
import { contaOf, faltaSinalDe } from '../../../view.ts'
import { havePecasCome, requestFaltas } from '../pecas.ts'
import type { Efeitos, Passo, ResultadoDoEfeito } from '../tipos.ts'

type Dinheiro = { tipo: 'SINAL' | 'DEVOLUCAO'; forma: FormaPagamento; valor: number; nota: string | null }

/** Records received or refunded money; 'Sinal: PIX R$ 96,00' for the history. */
const record = async (
  { db, antes, agora, autor }: Passo,
  { tipo, forma, valor, nota }: Dinheiro,
): Promise<{ nota: string; mudancas: Mudanca[] }> => {
  const { usuario } = autor
  if (!usuario) return refuse('NOT_PERMITED')
  await insertPagamentos(db, [
    {
      ordem_servico_id: antes.id,
      posto_id: antes.postoId,
      tipo,
      forma,
      valor,
      recebido_em: agora,
      recebido_por: usuario.id,
    },
  ])
  const palavras = `${FORMA_PAGAMENTO_LABELS[forma]} ${formatReais(valor)}`
  const titulo = tipo === 'SINAL' ? 'Sinal' : 'Devolvido'
  return {
    nota: [`${titulo}: ${palavras}`, nota].filter(Boolean).join('. '),
    mudancas: [{ campo: tipo === 'SINAL' ? 'sinal' : 'devolvido', de: null, para: palavras }],
  }
}

/** Orders the missing parts; when none is missing the repair may begin. */
const askForPecas = async (passo: Passo): Promise<Pick<ResultadoDoEfeito, 'segue'>> => {
  await requestFaltas(passo)
  return (await havePecasCome(passo)) ? { segue: 'aguardarConserto' } : {}
}

export const efeitosSinal = {
  receberSinal: async (passo) => {
    const { forma, nota = null } = passo.input
    const feito = await record(passo, { tipo: 'SINAL', forma, valor: faltaSinalDe(passo.antes), nota })
    return { ...feito, ...(await askForPecas(passo)) }
  },
  dispensarSinal: async (passo) => {
    const { db, antes, agora, input } = passo
    const orcamento = (await findOrcamentoRow(db, antes.id)) ?? refuse('OS_SEM_ORCAMENTO')
    await setSinalDispensado(db, orcamento.id, agora)
    return {
      nota: input.motivo,
      mudancas: [{ campo: 'sinal', de: formatReais(faltaSinalDe(antes)), para: null }],
      ...(await askForPecas(passo)),
    }
  },
  /** Refunds everything that the post owes the consumer, at once. */
  devolver: (passo) => {
    const { forma, nota = null } = passo.input
    return record(passo, { tipo: 'DEVOLUCAO', forma, valor: contaOf(passo.antes)?.aDevolver ?? 0, nota })
  },
} satisfies Efeitos
