import { CHAVE_PEDIDO, PedidoCreate, PLANILHA_PEDIDOS } from '@app/contract/armazem/pedido'
import { createPedido } from '../../pedido/index.ts'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { groupLinhas, type Grupo, type LinhaPedido } from './grupos.ts'
import { createLotes } from './lotes.ts'
import { readWithProdutos } from '../linhas.ts'
import { emPartes, type Registro, saveEach, type Tipo } from '../../../casca/importacao/index.ts'
import { listNumerosUsados } from '../store.ts'

const { colunas } = PLANILHA_PEDIDOS

const warnUsados = async (db: Executor, ctx: Context, grupos: readonly Grupo[]): Promise<void> => {
  const chaves = grupos.flatMap(({ dono, numero }) =>
    dono && numero !== undefined ? [{ clienteId: dono.id, codigo: numero }] : [],
  )
  const used = await listNumerosUsados(db, ctx.scope, chaves)
  const numbers = new Map(
    used.map(({ clienteId, codigo, numeroPedido }) => [`${clienteId} ${codigo}`, numeroPedido]),
  )
  for (const { dono, numero, linhas } of grupos) {
    const pedido = numbers.get(`${dono?.id ?? 0} ${numero ?? ''}`)
    if (pedido !== undefined)
      linhas[0]?.celulas.aviso(CHAVE_PEDIDO, `Já existe no pedido ${pedido}; entra como novo`)
  }
}

const unidadesOf = ({ linhas }: Grupo): number =>
  linhas.reduce((sum, { quantidade = 0 }) => sum + Math.round(quantidade * 10_000), 0) / 10_000

const toRegistro = (grupo: Grupo, itens: PedidoCreate['itens'] | undefined): Registro<PedidoCreate> => {
  const { dono, numero, linhas, cabecalho } = grupo
  const [first] = linhas
  const base = {
    rotulo: numero ?? `Linha ${first?.linha ?? 0}`,
    linhas: linhas.map(({ linha }) => linha),
    unidades: unidadesOf(grupo),
  }
  const wrong = linhas.some(({ celulas }) => celulas.achado.erros.length > 0)
  if (wrong || !itens || !dono || !cabecalho || numero === undefined) return { ...base, entrada: undefined }
  const entrada = { ...cabecalho, cliente: { id: dono.id }, [CHAVE_PEDIDO]: numero, itens }
  // The same body that the form would send, with the same checks.
  return { ...base, entrada: first?.celulas.checked(PedidoCreate, entrada) }
}

const readPedidos: Tipo<PedidoCreate>['read'] = async (db, ctx, linhas, opcoes) => {
  const { lidas: read, clientes } = await readWithProdutos(db, ctx, linhas, colunas, opcoes)
  const lidas = read.map((lida): LinhaPedido => ({ ...lida, quantidade: undefined }))
  const grupos = groupLinhas(lidas)
  await warnUsados(db, ctx, grupos)
  const lotes = await createLotes(db, ctx, lidas)
  const registros: Registro<PedidoCreate>[] = []
  // In the order of the file, because what one order takes is missing for the next.
  for await (const parte of emPartes(grupos, 100))
    for (const grupo of parte) registros.push(toRegistro(grupo, lotes.escolher(grupo)))
  return {
    achados: new Map(lidas.map(({ celulas, linha }) => [linha, celulas.achado])),
    registros,
    clientes,
  }
}

export const pedidos: Tipo<PedidoCreate> = {
  // Each order has its own transaction, as from the form.
  lote: 1,
  read: readPedidos,
  write: saveEach(async (ctx, entrada) => {
    const { id, numeroPedido } = await createPedido(ctx, entrada)
    return { id, rotulo: String(numeroPedido) }
  }),
}
