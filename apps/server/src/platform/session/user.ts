import { ROLE_LABELS, ROLES, UsuarioTipo } from '@app/contract/session'
import type { User } from '@app/contract/session'
import { abilitiesOf } from '@app/rules/permissao'
import { z } from 'zod'
import type { SessaoRow } from '../store/sessao.ts'

const RoleOf = z.enum(ROLES)

type PessoaRow = Omit<SessaoRow, 'sessao_id' | 'usada_em' | 'expira_em'>

/** The User of spec §3 from the row of a person. */
export const userOf = (row: PessoaRow): User => {
  const role = RoleOf.parse(row.role)
  const tipo = UsuarioTipo.parse(row.tipo)
  const { cliente_id: id, nome_fantasia, codigo_cliente, codigo_depositante } = row
  const cliente =
    id !== null && nome_fantasia !== null && codigo_cliente !== null && codigo_depositante !== null
      ? {
          id,
          nomeFantasia: nome_fantasia,
          codigoCliente: codigo_cliente,
          codigoDepositante: codigo_depositante,
        }
      : null
  return {
    id: row.id,
    nomeExibicao: row.nome_exibicao,
    nome: row.nome,
    email: row.email,
    foto: null,
    role,
    papel: ROLE_LABELS[role],
    tipo,
    ...(cliente && { cliente }),
    authorities: [...abilitiesOf(role, tipo)],
    cpf: row.cpf,
    segundoFator: { ativo: false, exigido: false },
  }
}
