import type { ProdutoDoEmitente } from '@app/contract/armazem/nota'
import { bareDocumento } from '@app/rules/casca/documento'
import type { Context } from '../../../../platform/context.ts'
import { refuse, refuseField } from '../../../../platform/http/errors.ts'
import { findCliente, listClientesByDocumento } from '../store/casa.ts'
import { listLembrados, listProdutosByCodigos } from '../store/memoria.ts'
import { isDoProprioCliente } from './proposta.ts'

/**
 * The product of an issuer's code (decisions 25): the last choice, otherwise the client's own product of that code when
 * the client is the issuer. Without `?cliente=` the client is the issuer, or the only client that has had the code;
 * with several the caller must choose.
 */
export const findProdutoDoEmitente = async (
  ctx: Context,
  { cnpj, cprod }: { cnpj: string; cprod: string },
  clienteId: number | undefined,
): Promise<ProdutoDoEmitente> => {
  const emitente = bareDocumento(cnpj)
  const cliente =
    clienteId === undefined
      ? (await listClientesByDocumento(ctx.db, ctx.scope, [emitente]))[0]
      : ((await findCliente(ctx.db, ctx.scope, clienteId)) ?? refuse('NOT_FOUND'))
  const lembrados = await listLembrados(ctx.db, ctx.scope, {
    clienteId: cliente?.id ?? null,
    emitente,
    codigos: [cprod],
  })
  if (!cliente && new Set(lembrados.map((lembrado) => lembrado.clienteId)).size > 1)
    refuseField('cliente', 'PRODUTO_DE_QUEM')
  const [lembrado] = lembrados
  if (lembrado) return { ...lembrado.produto, origem: 'memoria', fator: lembrado.fator }
  if (!cliente || !isDoProprioCliente(emitente, cliente.cnpjCpf)) return refuse('NOT_FOUND')
  const [own] = await listProdutosByCodigos(ctx.db, cliente.id, { barras: [], codigos: [cprod] })
  if (!own) return refuse('NOT_FOUND')
  const { codigoBarras: _, ...produto } = own
  return { ...produto, origem: 'codigo', fator: null }
}
