import type { Cliente, ClienteResumo } from '@app/contract/registers/cliente'
import { sql } from 'kysely'
import { ofCompany, ofPosto, type Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'

export type ClienteRow = ClienteResumo & Pick<Cliente, 'fefo' | 'permiteVencido'>

/** The active companies whose code or document is among the texts, and the one with the id. */
export const listClientes = async (
  db: Executor,
  scope: Scope,
  textos: readonly string[],
  id: number | null,
): Promise<ClienteRow[]> => {
  const { rows } = await sql<ClienteRow>`
    select id, nome_fantasia as "nomeFantasia", cnpj_cpf as "cnpjCpf", codigo_cliente as "codigoCliente",
           codigo_depositante as "codigoDepositante", fefo, permite_vencido as "permiteVencido"
      from cliente
     where ativo and ${ofCompany(scope, 'cliente.id')}
       and (id = ${id} or cnpj_cpf = any(${[...textos]}::text[]) or upper(codigo_cliente) = any(${[...textos]}::text[])
            or upper(codigo_depositante) = any(${[...textos]}::text[]))
     order by id`.execute(db)
  return rows
}

/** The active service points whose SAP code, in capitals, or CNPJ is among the texts. */
export const listPostosDe = async (
  db: Executor,
  scope: Scope,
  textos: readonly string[],
): Promise<{ id: number; cnpj: string; codigoSap: string | null }[]> => {
  const { rows } = await sql<{ id: number; cnpj: string; codigoSap: string | null }>`
    select id, cnpj, codigo_sap as "codigoSap" from posto_autorizado
     where ativo and ${ofPosto(scope, 'posto_autorizado.id')}
       and (cnpj = any(${[...textos]}::text[]) or upper(codigo_sap) = any(${[...textos]}::text[]))`.execute(
    db,
  )
  return rows
}
