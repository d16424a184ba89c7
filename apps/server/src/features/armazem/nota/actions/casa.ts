import type { ClienteResumo } from '@app/contract/registers/cliente'
import type { InfNFe, NotaEscolhaCliente } from '@app/contract/armazem/nota'
import { bareDocumento } from '@app/rules/casca/documento'
import {
  findDono,
  findNovosClientes,
  CFOPS_PADRAO,
  documentoNaNota,
  emitenteDaChave,
  type Casa,
  type RegraCfop,
} from '@app/rules/armazem/nota'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { refuseField } from '../../../../platform/http/errors.ts'
import { findCasa, findCliente } from '../store/casa.ts'
import { refuseNota } from './read.ts'

export type CasaDaNota = { casa: Casa; clientes: ClienteResumo[] }

/** The default CFOP table with the installation's changes. */
export const mergeCfops = (changed: readonly RegraCfop[]): RegraCfop[] =>
  [...new Map([...CFOPS_PADRAO, ...changed].map((regra) => [regra.cfop, regra])).values()].toSorted((a, b) =>
    a.cfop < b.cfop ? -1 : 1,
  )

/** The facts for judging a note: the warehouse's own documents, the parties that are clients, the CFOPs. */
export const loadCasa = async (db: Executor, ctx: Context, infNFe: InfNFe): Promise<CasaDaNota> => {
  const documentos = new Set(
    [
      documentoNaNota(infNFe.emit),
      documentoNaNota(infNFe.dest),
      ...infNFe.ide.refNFe.map(emitenteDaChave),
    ].filter(Boolean),
  )
  const { armazens, clientes, cfops } = await findCasa(db, ctx.scope, [...documentos])
  return {
    clientes,
    casa: {
      clientes: new Set(clientes.map(({ cnpjCpf }) => cnpjCpf)),
      armazens: new Set(armazens),
      cfops: mergeCfops(cfops),
    },
  }
}

type Dono = { cliente: ClienteResumo } | { escolha: NotaEscolhaCliente }

/** Whether a person may choose this client: a party of the note, a candidate, or any client when there is none. */
const checkEscolhido = (
  infNFe: InfNFe,
  cliente: ClienteResumo,
  candidatos: readonly string[] | undefined,
): void => {
  const partes = [documentoNaNota(infNFe.emit), documentoNaNota(infNFe.dest)]
  const allowed = [...partes, ...(candidatos ?? [])]
  if (candidatos?.length !== 0 && !allowed.includes(cliente.cnpjCpf)) refuseField('cliente', 'OPCAO_INVALIDA')
}

/** Whose goods these are: by the rules, or by the person's answer (FACTS §8). */
export const resolveDono = async (
  db: Executor,
  ctx: Context,
  infNFe: InfNFe,
  { casa, clientes }: CasaDaNota,
  escolhido: number | undefined,
): Promise<Dono> => {
  const dono = findDono(infNFe, casa)
  if (dono.tipo === 'recusa')
    return refuseNota(dono.codigo, dono.params, { novos: findNovosClientes(infNFe, casa) })
  const byDocumento = new Map(clientes.map((cliente) => [cliente.cnpjCpf, cliente]))
  const candidatos = dono.tipo === 'escolha' ? dono.candidatos.map(({ documento }) => documento) : undefined
  if (escolhido !== undefined) {
    const cliente =
      (await findCliente(db, ctx.scope, escolhido)) ?? refuseField('cliente', 'CLIENTE_DESCONHECIDO')
    checkEscolhido(infNFe, cliente, candidatos)
    return { cliente }
  }
  if (dono.tipo === 'cliente') {
    const cliente = byDocumento.get(bareDocumento(dono.documento))
    if (cliente) return { cliente }
  }
  return {
    escolha: {
      clientes: (candidatos ?? []).flatMap((documento) => byDocumento.get(documento) ?? []),
      proposta:
        dono.tipo === 'escolha' && dono.proposta !== null
          ? (byDocumento.get(dono.proposta)?.id ?? null)
          : null,
      novos: candidatos?.length === 0 ? findNovosClientes(infNFe, casa) : [],
    },
  }
}
