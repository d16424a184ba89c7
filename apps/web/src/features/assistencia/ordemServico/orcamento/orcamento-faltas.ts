import { checkValores } from '@app/rules/assistencia/ordemServico'
import { precoDaLinha } from './orcamento-model.ts'
import type { LinhaForm, OrcamentoForm } from './orcamento-model.ts'

/** Spec §5 names these words for the evaluation and budget. */
const CAMPO_OBRIGATORIO = 'Campo obrigatório'

const erroDoValor = (linha: LinhaForm, descontoMaximo: number) => {
  const valor = precoDaLinha(linha)
  if (valor === null || linha.valorFinal === null) return undefined
  return checkValores(
    [
      {
        garantia: linha.garantia === 'sim',
        valor,
        valorFinal: linha.valorFinal,
        motivoValor: linha.motivoValor.trim() || null,
      },
    ],
    descontoMaximo,
  )[0]?.code
}

/** Whether it costs more than the list price, which needs a reason. */
export const isAcimaDaTabela = (linha: LinhaForm): boolean =>
  erroDoValor({ ...linha, motivoValor: '' }, 100) === 'OS_ACIMA_DA_TABELA'

/** 'até 30 %' at a discount that is more than this person may give. */
export const limiteDe = (linha: LinhaForm, descontoMaximo: number): string | null =>
  erroDoValor(linha, descontoMaximo) === 'OS_DESCONTO' ? `até ${descontoMaximo} %` : null

const isWhole = (value: number | null) =>
  value !== null && Number.isInteger(value) && value >= 1 && value <= 99

type Falta = { campo: keyof LinhaForm; texto: string }

/** What a line lacks, in the order of its fields (S5-039 to S5-045). */
export function faltasDaLinha(linha: LinhaForm, descontoMaximo = 100): Falta[] {
  const isPeca = linha.tipo === 'PECA'
  const vazios: readonly (readonly [keyof LinhaForm, boolean])[] = [
    isPeca ? ['peca', linha.peca === null] : ['servico', linha.servico === null],
    ['sintoma', linha.sintoma === null],
    ['causa', linha.causa === null],
    ['garantia', linha.garantia === ''],
    ['solicitarPeca', isPeca && linha.solicitarPeca === ''],
    ['valorFinal', linha.valorFinal === null],
    ['motivoValor', isAcimaDaTabela(linha) && linha.motivoValor.trim() === ''],
  ]
  const limite = limiteDe(linha, descontoMaximo)
  return [
    ...vazios.flatMap(([campo, vazio]) => (vazio ? [{ campo, texto: CAMPO_OBRIGATORIO }] : [])),
    ...(isWhole(linha.quantidade)
      ? []
      : [{ campo: 'quantidade' as const, texto: 'Use um número inteiro de 1 a 99.' }]),
    ...(limite ? [{ campo: 'valorFinal' as const, texto: limite }] : []),
  ]
}

/** The error of each field that is empty or wrong. */
export const faltasDoOrcamento = (
  { linhas }: Pick<OrcamentoForm, 'linhas'>,
  descontoMaximo = 100,
): Record<string, string> =>
  Object.fromEntries(
    linhas.flatMap((linha, index) =>
      faltasDaLinha(linha, descontoMaximo).map(({ campo, texto }) => [`linhas.${index}.${campo}`, texto]),
    ),
  )
