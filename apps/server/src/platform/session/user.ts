import type { Modulo } from '@app/contract/casca/perfil'
import type { Ability, User } from '@app/contract/casca/session'
import { habilidadesDeChave } from '@app/rules/casca/chaveApi'
import { conhecidas } from '@app/rules/casca/permissao'
import type { ChaveRow } from '../store/sessao.ts'
import type { Chave } from './cache.ts'
import type { PessoaRow } from './store/pessoa.ts'

/** A session of a key has the abilities that the key and its person have, and that a key may have. */
const narrowed = (authorities: Ability[], chave: string[] | null | undefined): Ability[] =>
  chave ? habilidadesDeChave(authorities).filter((habilidade) => chave.includes(habilidade)) : authorities

/** The key of a session, if it belongs to one. */
export const chaveOf = ({ chave_id, chave_teste }: ChaveRow): Chave | null =>
  chave_id === null ? null : { id: chave_id, teste: chave_teste === true }

/**
 * The abilities of the profile whose modules the installation has; none while the profile requires a second factor that
 * is not set up, unless there is a passkey, nor at an inactive service point.
 */
const authoritiesOf = (
  { habilidades, exige_segundo_fator, segundo_fator, chave_acesso, posto_ativo }: PessoaRow,
  modulos: readonly Modulo[],
) =>
  (exige_segundo_fator && !segundo_fator && !chave_acesso) || !posto_ativo
    ? []
    : conhecidas(habilidades, modulos)

/** The User of spec §3 from the row of a person; `cliente` is present only if there is one. */
export const userOf = (row: PessoaRow & Partial<ChaveRow>, modulos: readonly Modulo[]): User => {
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
    authorities: narrowed(authoritiesOf(row, modulos), row.chave_habilidades),
    cpf: row.cpf,
    segundoFator: {
      ativo: row.segundo_fator,
      exigido: row.exige_segundo_fator,
      chaveAcesso: row.chave_acesso,
    },
  }
}
