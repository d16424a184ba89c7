import { Quantidade } from '@app/contract/armazem/estoque'
import type { ColunaPlanilha } from '@app/contract/casca/importacao'
import { CAMPOS_PEDIDO, CHAVE_PEDIDO, PedidoCabecalho, PLANILHA_PEDIDOS } from '@app/contract/armazem/pedido'
import { obrigatorio } from '@app/contract/casca/texto'
import { isWhole } from '@app/rules/casca/quantidade'
import { z } from 'zod'
import type { Celulas, ClienteRow } from '../../../casca/importacao/index.ts'
import type { ProdutoRow } from '../store.ts'

export type LinhaPedido = {
  celulas: Celulas
  linha: number
  dono: ClienteRow | undefined
  produto: ProdutoRow | undefined
  /** Set after the check. */
  quantidade: number | undefined
}

const CHAVE = CHAVE_PEDIDO

/** The fields of an order, on whichever of its lines they are. */
const Cabecalho = PedidoCabecalho.omit({ [CHAVE]: true })
type Cabecalho = z.infer<typeof Cabecalho>

const isCampo = (nome: string): nome is keyof Cabecalho => nome in Cabecalho.shape
const COLUNAS = PLANILHA_PEDIDOS.colunas.flatMap((coluna) =>
  isCampo(coluna.nome) ? [{ ...coluna, nome: coluna.nome }] : [],
)

/** The lines of one future order. */
export type Grupo = {
  dono: ClienteRow | undefined
  numero: string | undefined
  linhas: LinhaPedido[]
  cabecalho: Cabecalho | undefined
}

/** The form allows it empty; here it separates orders. */
const Chave = z.object({ [CHAVE]: obrigatorio(CAMPOS_PEDIDO[CHAVE].max) })
const QuantidadeDaLinha = z.object({ quantidade: Quantidade })

const checkLinha = (lida: LinhaPedido): void => {
  const { celulas, produto } = lida
  const checked = celulas.checked(QuantidadeDaLinha, { quantidade: celulas.numero('quantidade') })
  if (!checked) return
  lida.quantidade = checked.quantidade
  if (produto?.inteiro && !isWhole(checked.quantidade)) celulas.erro('quantidade', 'QUANTIDADE_INTEIRA')
}

/** A field of the order may be on any of its lines; two lines with it must agree. */
const readCampo = (linhas: readonly LinhaPedido[], coluna: ColunaPlanilha) => {
  let valor: ReturnType<Celulas['valor']>
  let em: LinhaPedido | undefined
  for (const lida of linhas) {
    const own = lida.celulas.valor(coluna)
    if (own === undefined) continue
    if (em === undefined) [valor, em] = [own, lida]
    else if (own !== valor) lida.celulas.erro(coluna.nome, 'PLANILHA_PEDIDO_DIFERE', { linha: em.linha })
  }
  return { valor, em }
}

const readCabecalho = (linhas: readonly LinhaPedido[]): Cabecalho | undefined => {
  const [first] = linhas
  const found = COLUNAS.map((coluna) => ({ nome: coluna.nome, ...readCampo(linhas, coluna) }))
  // An unreadable field gets its error at its own line; others at the line that has them, a missing one at the first.
  let cabecalho: Partial<Cabecalho> | undefined = {}
  for (const { nome, valor, em } of found) {
    const { celulas } = em ?? first ?? {}
    const unread = linhas.some((lida) => lida.celulas.hasErro(nome))
    if (!celulas || (unread && !em)) {
      cabecalho = undefined
      continue
    }
    const schema = z.object({ [nome]: Cabecalho.shape[nome] })
    const checked = celulas.checked(schema, { [nome]: valor })
    cabecalho = checked && cabecalho && { ...cabecalho, ...checked }
  }
  return cabecalho === undefined ? undefined : Cabecalho.safeParse(cabecalho).data
}

/**
 * Lines with the same number of the same client form one order, wherever they are; a line without a number is an order
 * by itself.
 */
export const groupLinhas = (lidas: readonly LinhaPedido[]): Grupo[] => {
  const grupos = new Map<string, Grupo>()
  const last = new Map<Grupo, number>()
  for (const [at, lida] of lidas.entries()) {
    checkLinha(lida)
    const { celulas, dono } = lida
    const numero = celulas.checked(Chave, { [CHAVE]: celulas.texto(CHAVE) })?.[CHAVE]
    const key = numero === undefined ? `linha ${lida.linha}` : `${dono?.id ?? 0} ${numero}`
    const grupo = grupos.get(key) ?? { dono, numero, linhas: [], cabecalho: undefined }
    const before = last.get(grupo)
    if (before !== undefined && before !== at - 1)
      celulas.aviso(CHAVE, `O pedido começa na linha ${grupo.linhas[0]?.linha ?? 0}; entra num pedido só`)
    grupo.linhas.push(lida)
    grupos.set(key, grupo)
    last.set(grupo, at)
  }
  for (const grupo of grupos.values()) grupo.cabecalho = readCabecalho(grupo.linhas)
  return [...grupos.values()]
}
