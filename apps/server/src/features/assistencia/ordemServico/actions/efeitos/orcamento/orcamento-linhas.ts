import type { OrcamentoLinhaInput } from '@app/contract/assistencia/ordemServico'
import { checkLinhas, checkValores, covers, valoresDaLinha } from '@app/rules/assistencia/ordemServico'
import type { Executor } from '../../../../../../platform/db/index.ts'
import { fieldMessage, refuseFields } from '../../../../../../platform/http/errors.ts'
import { findDescontoMaximo } from '../../../store/orcamento/desconto.ts'
import { findTabela, keyOf, type LinhaNova } from '../../../store/orcamento/write.ts'
import { faltaNotaDe } from '../../../visao/garantia.ts'
import { garantiaDe } from '../entrada.ts'
import type { Passo } from '../tipos.ts'

const chosenOf = (linha: OrcamentoLinhaInput) =>
  linha.tipo === 'PECA'
    ? { campo: 'peca' as const, id: linha.peca.id }
    : { campo: 'servico' as const, id: linha.servico.id }

const tabelaDe = (db: Executor, linhas: readonly OrcamentoLinhaInput[]) => {
  const ids = (campo: 'peca' | 'servico') =>
    linhas.map(chosenOf).flatMap((chosen) => (chosen.campo === campo ? [chosen.id] : []))
  return findTabela(db, {
    pecas: ids('peca'),
    servicos: ids('servico'),
    sintomas: linhas.map(({ sintoma }) => sintoma.id),
    causas: linhas.map(({ causa }) => causa.id),
  })
}
type Tabela = Awaited<ReturnType<typeof tabelaDe>>

const isKnown = (linha: OrcamentoLinhaInput | undefined, tabela: Tabela): boolean =>
  linha !== undefined && tabela.precos.has(keyOf(linha.tipo, chosenOf(linha).id))

/** Names that no register has, each with an error at its field. */
const unknown = (linha: OrcamentoLinhaInput, campoDaLinha: string, tabela: Tabela) => {
  const { campo, id } = chosenOf(linha)
  return [
    ...(tabela.precos.has(keyOf(linha.tipo, id)) ? [] : [campo]),
    ...(tabela.sintomas.has(linha.sintoma.id) ? [] : ['sintoma']),
    ...(tabela.causas.has(linha.causa.id) ? [] : ['causa']),
  ].map((wrong) => fieldMessage(`${campoDaLinha}.${wrong}`, 'OPCAO_INVALIDA'))
}

const linhaDe = (linha: OrcamentoLinhaInput, tabela: Tabela): LinhaNova => {
  const { campo, id } = chosenOf(linha)
  const precos = tabela.precos.get(keyOf(linha.tipo, id)) ?? { preco: 0, maoDeObraGarantia: 0 }
  const { valor, valorFabricante } = valoresDaLinha(linha, precos)
  return {
    tipo: linha.tipo,
    peca_id: campo === 'peca' ? id : null,
    servico_id: campo === 'servico' ? id : null,
    sintoma_os_id: linha.sintoma.id,
    causa_os_id: linha.causa.id,
    descricao: linha.descricao ?? null,
    motivo_valor: linha.motivoValor ?? null,
    garantia: linha.garantia,
    solicitar_peca: linha.tipo === 'PECA' && linha.solicitarPeca,
    quantidade: linha.quantidade,
    valor,
    valor_final: linha.valorFinal,
    valor_fabricante: valorFabricante,
    // The customer does not pay for covered lines, so they cannot be optional.
    opcional: linha.opcional && !linha.garantia,
  }
}

/** The lines that a warranty of this order covers; recorded misuse stays (decisions 47). */
const isCoberta = ({ services, antes }: Pick<Passo, 'services' | 'antes'>): boolean =>
  covers({
    garantia: garantiaDe(antes, services),
    garantiaServico: antes.garantiaServico,
    reincidencia: antes.reincidencia ?? 'NENHUMA',
    usoIndevido: antes.usoIndevido,
  })

/**
 * Checks the lines against the registers and the order's warranties; reports every error, with `nameOf` as a line's
 * path in the body.
 */
export const demandLinhas = async (
  passo: Pick<Passo, 'db' | 'services' | 'antes' | 'autor'>,
  linhas: readonly OrcamentoLinhaInput[],
  nameOf: (index: number) => string,
): Promise<LinhaNova[]> => {
  const { db, antes, autor } = passo
  const tabela = await tabelaDe(db, linhas)
  const fotos = antes.arquivos.filter(({ tipo }) => tipo === 'FOTO' || tipo === 'USO_INDEVIDO').length
  const novas = linhas.map((linha) => linhaDe(linha, tabela))
  const maximo = await findDescontoMaximo(db, autor.usuario?.id ?? 0)
  const wrong = [
    ...linhas.flatMap((linha, index) => unknown(linha, nameOf(index), tabela)),
    ...(faltaNotaDe(antes) && isCoberta(passo)
      ? linhas.flatMap(({ garantia }, index) =>
          garantia ? [fieldMessage(`${nameOf(index)}.garantia`, 'OS_FALTA_NOTA')] : [],
        )
      : []),
    // A line without a register entry has no list price to compare with.
    ...checkValores(
      novas.map(({ garantia, valor, valor_final, motivo_valor = null }) => ({
        garantia,
        valor: Number(valor),
        valorFinal: Number(valor_final),
        motivoValor: motivo_valor,
      })),
      maximo,
    )
      .filter(({ linha }) => isKnown(linhas[linha], tabela))
      .map(({ linha, campo, code }) => fieldMessage(`${nameOf(linha)}.${campo}`, code, { maximo })),
    ...checkLinhas(linhas, { coberta: isCoberta(passo), fotos }).map(({ linha, campo, code }) =>
      fieldMessage(`${nameOf(linha)}.${campo}`, code),
    ),
  ]
  if (wrong.length > 0) refuseFields(wrong)
  return novas
}
