import type { PaLinhaInput, StatusOs } from '@app/contract/assistencia/ordemServico'
import {
  checkValores,
  faltasDoPa,
  somaDasLinhas,
  usesPecasDoPa,
  usosDoPa,
  valoresDaLinha,
} from '@app/rules/assistencia/ordemServico'
import { fieldMessage, refuseFields } from '../../../../../platform/http/errors.ts'
import { lockLivres, moveEstoquePeca } from '../../../estoquePeca/index.ts'
import { findDescontoMaximo } from '../../store/orcamento/desconto.ts'
import { findTabela, keyOf } from '../../store/orcamento/write.ts'
import { listPecasDoPa, type PaLinhaNova, replaceLinhasPa } from '../../store/pa.ts'
import { receiveOnEntrega } from './orcamento/pagamento.ts'
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

/** The error goes to the last line of the part. */
const campoDaPeca = (linhas: readonly PaLinhaInput[], pecaId: number): string => {
  const at = linhas.findLastIndex((linha) => linha.tipo === 'PECA' && linha.peca.id === pecaId)
  return at < 0 ? 'linhas' : `linhas[${at}].quantidade`
}

/**
 * Parts that the counter used leave the post's stock with the act, and return when it is undone (decisions 43). A part
 * that the post does not stock is not counted.
 */
export const settlePecasDoPa = async (
  { db, antes, agora, autor }: Pick<Passo, 'db' | 'antes' | 'agora' | 'autor'>,
  para: StatusOs,
  linhas: readonly PaLinhaInput[] = [],
): Promise<void> => {
  if (antes.osType !== 'PA' || usesPecasDoPa(antes.status) === usesPecasDoPa(para)) return
  const nossas = await listPecasDoPa(db, antes.id)
  const pecas = usesPecasDoPa(para) ? nossas : nossas.map((peca) => ({ ...peca, precisa: 0 }))
  const livres = await lockLivres(
    db,
    antes.postoId,
    pecas.map(({ peca_id }) => peca_id),
  )
  const faltas = faltasDoPa(pecas, livres)
  if (faltas.length > 0)
    refuseFields(
      faltas.map(({ peca_id, disponivel }) =>
        fieldMessage(campoDaPeca(linhas, peca_id), 'ESTOQUE_FALTA', { disponivel }),
      ),
    )
  const usos = usosDoPa(pecas, livres).map((uso) => ({ ...uso, osId: antes.id }))
  await moveEstoquePeca(db, usos, { agora, usuarioId: autor.usuario?.id ?? null })
}

/** The work at the counter, with its price and payment, in one act (decisions 55, 56). */
export const attendPa: Efeito<'atender'> = async (passo) => {
  const { db, antes, input, agora, autor } = passo
  const { linhas } = input
  if (linhas) await replaceLinhasPa(db, antes.id, await demandLinhasPa(passo, linhas))
  await settlePecasDoPa(passo, 'ATENDIDA', linhas ?? [])
  const valorTotal = linhas ? somaDasLinhas(linhas) : (input.valorTotal ?? antes.valorTotal)
  const pago = await receiveOnEntrega(passo, { ...antes, valorTotal }, input)
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
