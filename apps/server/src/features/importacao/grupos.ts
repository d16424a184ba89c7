import { Quantidade } from '@app/contract/estoque'
import { PedidoCreate } from '@app/contract/pedido'
import { isWhole } from '@app/rules/estoque'
import { z } from 'zod'
import type { Celulas } from './celulas.ts'
import type { ClienteRow, ProdutoRow } from './store/consulta.ts'

export type LinhaPedido = {
  celulas: Celulas
  linha: number
  dono: ClienteRow | undefined
  produto: ProdutoRow | undefined
  /** Once it has been checked. */
  quantidade: number | undefined
}

type Cabecalho = Pick<
  PedidoCreate,
  'dataHoraColeta' | 'transportadora' | 'urgente' | 'concluido' | 'observacoes'
>

/** The lines of one order to be. */
export type Grupo = {
  dono: ClienteRow | undefined
  numero: string | undefined
  linhas: LinhaPedido[]
  cabecalho: Cabecalho | undefined
}

const Numero = z.object({ numeroPedidoCliente: z.string().trim().min(1).max(60) })
const Linha = z.object({ quantidade: Quantidade })
const Campos = PedidoCreate.pick({
  dataHoraColeta: true,
  transportadora: true,
  urgente: true,
  concluido: true,
  observacoes: true,
})

const checkLinha = (lida: LinhaPedido): void => {
  const { celulas, produto } = lida
  const checked = celulas.checked(Linha, { quantidade: celulas.numero('quantidade') })
  if (!checked) return
  lida.quantidade = checked.quantidade
  if (produto?.inteiro && !isWhole(checked.quantidade)) celulas.erro('quantidade', 'QUANTIDADE_INTEIRA')
}

const CAMPOS: readonly [nome: keyof Cabecalho, read: (celulas: Celulas) => string | boolean | undefined][] = [
  ['dataHoraColeta', ({ instante }) => instante('dataHoraColeta')],
  ['transportadora', ({ texto }) => texto('transportadora')],
  ['urgente', ({ simNao }) => simNao('urgente')],
  ['concluido', ({ simNao }) => simNao('concluido')],
  ['observacoes', ({ texto }) => texto('observacoes')],
]

/** A field of the order stands on any of its lines; where two lines say it, they say the same. */
const readCampo = (
  linhas: readonly LinhaPedido[],
  [nome, read]: (typeof CAMPOS)[number],
): { valor: string | boolean | undefined; em: LinhaPedido | undefined } => {
  let valor: string | boolean | undefined
  let em: LinhaPedido | undefined
  for (const lida of linhas) {
    const own = read(lida.celulas)
    if (own === undefined) continue
    if (em === undefined) [valor, em] = [own, lida]
    else if (own !== valor) lida.celulas.erro(nome, 'PLANILHA_PEDIDO_DIFERE', { linha: em.linha })
  }
  return { valor, em }
}

const readCabecalho = (linhas: readonly LinhaPedido[]): Cabecalho | undefined => {
  const [first] = linhas
  const found = CAMPOS.map((campo) => ({ nome: campo[0], ...readCampo(linhas, campo) }))
  // What cannot be read is told at its own line; the others are checked where they stand, a missing one at the first.
  let cabecalho: Partial<Cabecalho> | undefined = {}
  for (const { nome, valor, em } of found) {
    const { celulas } = em ?? first ?? {}
    const unread = linhas.some((lida) => lida.celulas.hasErro(nome))
    if (!celulas || (unread && !em)) {
      cabecalho = undefined
      continue
    }
    const schema = z.object({ [nome]: Campos.shape[nome] })
    const checked = celulas.checked(schema, { [nome]: valor })
    cabecalho = checked && cabecalho && { ...cabecalho, ...checked }
  }
  return cabecalho === undefined ? undefined : Campos.safeParse(cabecalho).data
}

/** Lines with the same number of the same client are one order, wherever they stand; without a number each is alone. */
export const agrupar = (lidas: readonly LinhaPedido[]): Grupo[] => {
  const grupos = new Map<string, Grupo>()
  const last = new Map<Grupo, number>()
  for (const [at, lida] of lidas.entries()) {
    checkLinha(lida)
    const { celulas, dono } = lida
    const texto = celulas.texto('numeroPedidoCliente')
    const numero = celulas.checked(Numero, { numeroPedidoCliente: texto })?.numeroPedidoCliente
    const key = numero === undefined ? `linha ${lida.linha}` : `${dono?.id ?? 0} ${numero}`
    const grupo = grupos.get(key) ?? { dono, numero, linhas: [], cabecalho: undefined }
    const before = last.get(grupo)
    if (before !== undefined && before !== at - 1)
      celulas.aviso(
        'numeroPedidoCliente',
        `O pedido começa na linha ${grupo.linhas[0]?.linha ?? 0}; entra num pedido só`,
      )
    grupo.linhas.push(lida)
    grupos.set(key, grupo)
    last.set(grupo, at)
  }
  for (const grupo of grupos.values()) grupo.cabecalho = readCabecalho(grupo.linhas)
  return [...grupos.values()]
}
