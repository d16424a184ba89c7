import { EFEITO_LABELS } from '@app/contract/armazem/nota'
import { formatQuantidade } from '@app/rules/casca/quantidade'
import { parteOf, type Partes } from '../../../../platform/campos/merge-partes.ts'
import { loteInput } from './form-model.ts'
import type { LinhaForm, LoteForm, NotaValues } from './form-model.ts'

/** The parts of a line that change together. */
const DA_LINHA = {
  produto: ['produto', 'origem'],
  fator: ['fator', 'fatorOrigem'],
  efeito: ['efeito', 'efeitoProposto', 'motivoEfeito'],
  lotes: ['lotes', 'lotesDigitados'],
} as const satisfies Record<string, readonly (keyof LinhaForm)[]>
type Nome = keyof typeof DA_LINHA
const NOMES = Object.keys(DA_LINHA) as Nome[]

const loteText = ({ lote, semLote, quantidade }: LoteForm) =>
  `${semLote || lote.trim() === '' ? 'sem lote' : lote.trim()}: ${quantidade === null ? '—' : formatQuantidade(quantidade)}`

const parteDa = (linha: LinhaForm, nome: Nome, item: string) => {
  switch (nome) {
    case 'produto':
      return parteOf(
        `${item}, produto`,
        linha.produto?.id ?? null,
        linha.produto ? `${linha.produto.codigoProduto} ${linha.produto.descricao}` : '',
      )
    case 'fator':
      return parteOf(`${item}, fator`, linha.fator, linha.fator === null ? '' : formatQuantidade(linha.fator))
    case 'efeito':
      return parteOf(`${item}, efeito no estoque`, linha.efeito, EFEITO_LABELS[linha.efeito])
    case 'lotes':
      return parteOf(
        `${item}, lotes`,
        JSON.stringify(linha.lotes.map(loteInput)),
        linha.lotes.map(loteText).join('; '),
      )
  }
}

/** The lines of a note, in parts that two people may change independently. */
export const partesDaNota = ({ produtos }: NotaValues): Partes =>
  Object.fromEntries(
    produtos.flatMap((linha, index) =>
      NOMES.map((nome) => [
        `${index}.${nome}`,
        { ...parteDa(linha, nome, `Item ${index + 1}`), valor: linha },
      ]),
    ),
  )

/** The lines from such parts; the linked order is not typed, so it is not a part. */
export const notaDasPartes = (partes: Partes, { produtos, pedido }: NotaValues): NotaValues => ({
  pedido,
  produtos: produtos.map((linha, index) => {
    const merged: LinhaForm = { ...linha }
    for (const nome of NOMES) {
      const from = partes[`${index}.${nome}`]?.valor as LinhaForm | undefined
      if (from) Object.assign(merged, Object.fromEntries(DA_LINHA[nome].map((name) => [name, from[name]])))
    }
    return merged
  }),
})
