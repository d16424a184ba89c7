import { CAMPOS_PEDIDO } from '@app/contract/armazem/pedido'
import { formatDay, formatQuantity } from '../../../../platform/text/format.ts'
import { mergeCampos } from '../../../../platform/campos/merge-campos.ts'
import type { Conflito, Alteracao, Sides } from '../../../../platform/campos/merge-campos.ts'
import type { PedidoValues } from '../form/form-model.ts'
import { linhaKey } from '../linhas/lines.ts'
import type { PedidoLinhaForm } from '../linhas/lines.ts'

export type Merge = {
  /** Both sides merged; in conflict, mine. */
  values: PedidoValues
  conflitos: Conflito[]
  mudancas: Alteracao[]
  theirs: PedidoValues
}

export type Escolha = 'deles' | 'minhas' | { texto: string }

const linhaText = (linha: PedidoLinhaForm | undefined) =>
  linha ? formatQuantity(linha.quantidade) : 'sem esta linha'

const linhaDetail = ({ produto, lote, dataValidade }: PedidoLinhaForm) =>
  [
    `${produto.codigoProduto} · ${produto.descricao}`,
    lote && `lote ${lote}`,
    dataValidade && `validade ${formatDay(dataValidade)}`,
  ]
    .filter(Boolean)
    .join(' · ')

const byKey = (linhas: readonly PedidoLinhaForm[]) => new Map(linhas.map((linha) => [linhaKey(linha), linha]))

function mergeLinhas({ base, theirs, mine }: Sides<PedidoValues>) {
  const [was, their, my] = [byKey(base.itens), byKey(theirs.itens), byKey(mine.itens)]
  const conflitos: Conflito[] = []
  const mudancas: Alteracao[] = []
  const itens: PedidoLinhaForm[] = []
  for (const key of new Set([...their.keys(), ...my.keys(), ...was.keys()])) {
    const [old, theirLine, myLine] = [was.get(key), their.get(key), my.get(key)]
    const some = theirLine ?? myLine ?? old
    if (!some) continue
    const [antes, deles, minhas] = [old?.quantidade, theirLine?.quantidade, myLine?.quantidade]
    const id = theirLine?.id
    const keep = (linha: PedidoLinhaForm | undefined) =>
      // The server assigns line ids, so a line that the other person removed and I keep is a new one.
      linha && itens.push(withId(linha, id))
    const detail = linhaDetail(some)
    if (deles === minhas || minhas === antes) {
      keep(theirLine)
      if (deles !== minhas) mudancas.push(lineChange(key, detail, old, theirLine, false))
    } else if (deles === antes) {
      keep(myLine)
      mudancas.push(lineChange(key, detail, old, myLine, true))
    } else {
      keep(myLine)
      const texts = { antes: linhaText(old), deles: linhaText(theirLine), minhas: linhaText(myLine) }
      conflitos.push({ key, label: 'Quantidade', detail, ...texts })
    }
  }
  return { itens, conflitos, mudancas }
}

const withId = (
  { produto, lote, dataValidade, quantidade }: PedidoLinhaForm,
  id: number | undefined,
): PedidoLinhaForm => ({
  ...(id !== undefined && { id }),
  produto,
  lote,
  dataValidade,
  quantidade,
})

const lineChange = (
  key: string,
  label: string,
  old: PedidoLinhaForm | undefined,
  now: PedidoLinhaForm | undefined,
  minha: boolean,
) => ({ key, label, de: linhaText(old), para: linhaText(now), minha })

/**
 * Three-way merge of an order (armazem.md, 'Two people on one record'): a change by only one person is kept, equal
 * changes are no conflict, different changes are asked.
 * Loaded 36, the other saved 24: mine still 36 → 24; mine 24 → 24; mine 48 → asked.
 */
export function mergePedido(base: PedidoValues, theirs: PedidoValues, mine: PedidoValues): Merge {
  const sides = { base, theirs, mine }
  const campos = mergeCampos(CAMPOS_PEDIDO, sides)
  const linhas = mergeLinhas(sides)
  return {
    values: { ...mine, ...campos.values, cliente: theirs.cliente, itens: linhas.itens },
    conflitos: [...campos.conflitos, ...linhas.conflitos],
    mudancas: [...campos.mudancas, ...linhas.mudancas],
    theirs,
  }
}

const isCampo = (key: string): key is keyof typeof CAMPOS_PEDIDO => key in CAMPOS_PEDIDO

function withTheirLine(itens: PedidoLinhaForm[], theirs: PedidoLinhaForm[], key: string): PedidoLinhaForm[] {
  const linha = theirs.find((one) => linhaKey(one) === key)
  const present = itens.some((one) => linhaKey(one) === key)
  if (!linha) return itens.filter((one) => linhaKey(one) !== key)
  return present ? itens.map((one) => (linhaKey(one) === key ? linha : one)) : [...itens, linha]
}

/** The merged values with every conflict decided. */
export function resolveMerge(
  { values, theirs, conflitos }: Merge,
  escolhas: Readonly<Record<string, Escolha>>,
): PedidoValues {
  let resolved = values
  for (const { key } of conflitos) {
    const escolha = escolhas[key] ?? 'minhas'
    if (typeof escolha === 'object') resolved = { ...resolved, [key]: escolha.texto }
    else if (escolha === 'deles')
      resolved = isCampo(key)
        ? { ...resolved, [key]: theirs[key] }
        : { ...resolved, itens: withTheirLine(resolved.itens, theirs.itens, key) }
  }
  return resolved
}
