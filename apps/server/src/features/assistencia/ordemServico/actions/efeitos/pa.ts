import type { PaLinhaInput } from '@app/contract/assistencia/ordemServico'
import { checkValores, somaDasLinhas, valoresDaLinha } from '@app/rules/assistencia/ordemServico'
import { fieldMessage, refuseFields } from '../../../../../platform/http/errors.ts'
import { findDescontoMaximo } from '../../store/desconto.ts'
import { findTabela, keyOf } from '../../store/orcamento-write.ts'
import { type PaLinhaNova, replaceLinhasPa } from '../../store/pa.ts'
import { receberNaEntrega } from './pagamento.ts'
import type { Efeito, Passo } from './tipos.ts'

const chosenOf = (linha: PaLinhaInput) =>
  linha.tipo === 'PECA'
    ? { campo: 'peca' as const, id: linha.peca.id }
    : { campo: 'servico' as const, id: linha.servico.id }

/** The lines against registers and the person's discount; every wrong field at once. */
const demandLinhasPa = async (
  { db, autor }: Pick<Passo, 'db' | 'autor'>,
  linhas: readonly PaLinhaInput[],
): Promise<PaLinhaNova[]> => {
  const ids = (campo: 'peca' | 'servico') =>
    linhas.map(chosenOf).flatMap((chosen) => (chosen.campo === campo ? [chosen.id] : []))
  const tabela = await findTabela(db, {
    pecas: ids('peca'),
    servicos: ids('servico'),
    sintomas: [],
    causas: [],
  })
  const rows = linhas.map((linha) => {
    const { campo, id } = chosenOf(linha)
    const precos = tabela.precos.get(keyOf(linha.tipo, id))
    const { valor } = valoresDaLinha(
      { ...linha, garantia: false },
      precos ?? { preco: 0, maoDeObraGarantia: 0 },
    )
    return { linha, campo, id, known: precos !== undefined, valor }
  })
  const maximo = await findDescontoMaximo(db, autor.usuario?.id ?? 0)
  const prices = rows.map(({ linha, valor }) => ({
    garantia: false,
    valor,
    valorFinal: linha.valorFinal,
    motivoValor: linha.motivoValor ?? null,
  }))
  const wrong = [
    ...rows.flatMap(({ campo, known }, at) =>
      known ? [] : [fieldMessage(`linhas[${at}].${campo}`, 'OPCAO_INVALIDA')],
    ),
    ...checkValores(prices, maximo)
      .filter(({ linha }) => rows[linha]?.known)
      .map(({ linha, campo, code }) => fieldMessage(`linhas[${linha}].${campo}`, code, { maximo })),
  ]
  if (wrong.length > 0) refuseFields(wrong)
  return rows.map(({ linha, campo, id, valor }) => ({
    tipo: linha.tipo,
    peca_id: campo === 'peca' ? id : null,
    servico_id: campo === 'servico' ? id : null,
    quantidade: linha.quantidade,
    valor,
    valor_final: linha.valorFinal,
    motivo_valor: linha.motivoValor ?? null,
  }))
}

/** What was done at the counter, with its price and payment, in one act (decisions 55, 56). */
export const attendPa: Efeito<'atender'> = async (passo) => {
  const { db, antes, input, agora, autor } = passo
  const { linhas } = input
  if (linhas) await replaceLinhasPa(db, antes.id, await demandLinhasPa(passo, linhas))
  const valorTotal = linhas ? somaDasLinhas(linhas) : (input.valorTotal ?? antes.valorTotal)
  const pago = await receberNaEntrega(passo, { ...antes, valorTotal }, input)
  return {
    dados: {
      ...pago.dados,
      data_reparo: agora,
      reparado_por: autor.usuario?.id ?? null,
      valor_total: valorTotal,
    },
    nota: [input.nota, pago.nota].filter(Boolean).join('. ') || null,
    mudancas: [
      ...(valorTotal === antes.valorTotal
        ? []
        : [{ campo: 'valorTotal', de: antes.valorTotal, para: valorTotal }]),
      ...pago.mudancas,
    ],
  }
}
