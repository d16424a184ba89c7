import { PLANILHA_ESTOQUE, Quantidade } from '@app/contract/armazem/estoque'
import { isExpired } from '@app/rules/armazem/estoque'
import { formatQuantidade, isWhole } from '@app/rules/casca/quantidade'
import { formatDay } from '@app/rules/casca/tempo'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { refuseField } from '../../../platform/http/errors.ts'
import { chaveDoLote, hojeOf, lockOrCreateSaldos, moveEstoque, recordSaldo } from '../estoque/index.ts'
import { readWithProdutos } from './linhas.ts'
import {
  type Celulas,
  createRepetidos,
  type Destino,
  emPartes,
  type Lida,
  lidoDe,
  type Tipo,
} from '../../casca/importacao/index.ts'
import { listSaldos, type ProdutoRow, type SaldoRow } from './store.ts'

const { colunas } = PLANILHA_ESTOQUE
export const MOTIVO = 'Saldo inicial'

type LoteEntrada = { produto: ProdutoRow; lote: string; validade: string | null; quantidade: number }

const EntradaDaLinha = z.object({ quantidade: Quantidade, lote: z.string().max(60) })

const chaveOf = ({ produto, lote, validade }: LoteEntrada) => ({ produtoId: produto.id, lote, validade })

const readEntrada = (celulas: Celulas, produto: ProdutoRow | undefined): LoteEntrada | undefined => {
  const validade = celulas.dia('dataValidade') ?? null
  const linha = celulas.checked(EntradaDaLinha, {
    quantidade: celulas.numero('quantidade'),
    lote: celulas.texto('lote') ?? '',
  })
  if (!linha || !produto) return undefined
  if (produto.inteiro && !isWhole(linha.quantidade)) celulas.erro('quantidade', 'QUANTIDADE_INTEIRA')
  return { produto, validade, ...linha }
}

/** The same opening stock twice is a mistake, so adding to existing stock must be requested. */
const checkSaldos = async (
  db: Executor,
  ctx: Context,
  lidas: readonly Lida<LoteEntrada>[],
  somar: boolean,
) => {
  const ids = new Set(lidas.flatMap(({ entrada }) => entrada?.produto.id ?? []))
  const saldos = new Map<string, SaldoRow>()
  for (const saldo of await listSaldos(db, ctx.scope, [...ids])) saldos.set(chaveDoLote(saldo), saldo)
  const repeated = createRepetidos()
  for (const { celulas, linha, entrada } of lidas) {
    if (!entrada) continue
    const key = chaveDoLote(chaveOf(entrada))
    const before = repeated(key, linha)
    if (before !== undefined) celulas.erro('lote', 'PLANILHA_REPETIDA', { linha: before })
    const held = saldos.get(key)?.quantidade ?? 0
    const quantidade = formatQuantidade(held)
    if (held > 0 && !somar) celulas.erro('quantidade', 'SALDO_EXISTE', { quantidade })
    else if (held > 0) celulas.aviso('quantidade', `Soma ao saldo de ${quantidade} que já existe`)
    if (isExpired(entrada.validade, hojeOf(ctx)))
      celulas.aviso('dataValidade', `Lote vencido em ${formatDay(entrada.validade ?? '')}`)
  }
}

const readEstoque: Tipo<LoteEntrada>['read'] = async (db, ctx, linhas, opcoes) => {
  const { lidas: read, clientes } = await readWithProdutos(db, ctx, linhas, colunas, opcoes)
  const lidas: Lida<LoteEntrada>[] = []
  for await (const parte of emPartes(read))
    for (const { celulas, linha, produto } of parte)
      lidas.push({ celulas, linha, entrada: readEntrada(celulas, produto) })
  await checkSaldos(db, ctx, lidas, opcoes.somar)
  const rotuloOf = ({ texto }: Celulas) => [texto('codigoProduto'), texto('lote')].filter(Boolean).join(' · ')
  return { ...lidoDe(lidas, rotuloOf, ({ quantidade }) => quantidade), clientes }
}

/** The product's history records it, as for an adjustment. */
const recordEntrada = (
  db: Executor,
  ctx: Context,
  { produto, lote, quantidade }: LoteEntrada,
  de: number,
) => {
  const { id: produtoId, versao: produtoVersao, clienteId, unidade } = produto
  const saldo = { produtoId, produtoVersao, clienteId, unidade, lote }
  return recordSaldo(db, ctx, saldo, { de, para: de + quantidade, motivo: MOTIVO })
}

const writeEstoque: Tipo<LoteEntrada>['write'] = async (db, ctx, entradas, { somar }) => {
  const novos = entradas.map((entrada) => ({ ...chaveOf(entrada), clienteId: entrada.produto.clienteId }))
  const locked = new Map((await lockOrCreateSaldos(db, novos)).map((saldo) => [chaveDoLote(saldo), saldo]))
  const found = entradas.map((entrada) => {
    const saldo = locked.get(chaveDoLote(chaveOf(entrada)))
    if (!saldo) throw new Error('every lot that goes in has a balance')
    // The balance may have changed since it was read, by another sheet or an invoice.
    if (saldo.quantidade > 0 && !somar)
      refuseField('quantidade', 'SALDO_EXISTE', { quantidade: formatQuantidade(saldo.quantidade) })
    return { entrada, saldo }
  })
  await moveEstoque(
    db,
    found.map(({ entrada, saldo }) => ({
      saldoId: saldo.id,
      tipo: 'ENTRADA',
      fisico: entrada.quantidade,
      reservado: 0,
    })),
    { pedidoId: null, usuarioId: ctx.usuario.id, now: ctx.now(), motivo: MOTIVO },
  )
  for (const { entrada, saldo } of found) await recordEntrada(db, ctx, entrada, saldo.quantidade)
  return found.map(({ entrada: { produto } }): Destino => ({ id: produto.id, rotulo: produto.codigo }))
}

export const estoque: Tipo<LoteEntrada> = { lote: 200, read: readEstoque, write: writeEstoque }
