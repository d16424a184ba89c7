import type { Modulo } from '@app/contract/casca/perfil'
import type { User } from '@app/contract/casca/session'
import { conhecidas } from '@app/rules/casca/permissao'
import type { PessoaRow } from './store/pessoa.ts'

/**
 * The abilities of the profile whose modules the installation has; none while the profile requires a second factor that
 * is not set up, nor at an inactive service point.
 */
const authoritiesOf = (
  { habilidades, exige_segundo_fator, segundo_fator, posto_ativo }: PessoaRow,
  modulos: readonly Modulo[],
) => ((exige_segundo_fator && !segundo_fator) || !posto_ativo ? [] : conhecidas(habilidades, modulos))

/** The User of spec §3 from the row of a person; `cliente` is present only if there is one. */
export const userOf = (row: PessoaRow, modulos: readonly Modulo[]): User => {
  const { cliente_id: id, nome_fantasia, codigo_cliente, codigo_depositante } = row
  return {
    id: row.id,
    nomeExibicao: row.nome_exibicao,
    nome: row.nome,
    email: row.email,
    foto: row.foto_id === null ? null : { id: row.foto_id, data: null },
    role: row.role,
    papel: row.papel,
    tipo: row.tipo,
    ...(id !== null &&
      nome_fantasia !== null &&
      codigo_cliente !== null &&
      codigo_depositante !== null && {
        cliente: {
          id,
          nomeFantasia: nome_fantasia,
          codigoCliente: codigo_cliente,
          codigoDepositante: codigo_depositante,
        },
      }),
    ...(row.posto_id !== null &&
      row.posto_nome !== null && { posto: { id: row.posto_id, nomeFantasia: row.posto_nome } }),
    authorities: authoritiesOf(row, modulos),
    cpf: row.cpf,
    segundoFator: { ativo: row.segundo_fator, exigido: row.exige_segundo_fator },
  }
}
