import type { Executor } from '../db/index.ts'

export const SENHA = 'demonstracao'

// SENHA under Argon2id at the lowest cost, because a test checks the password, not the processor.
const SENHA_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$dy2/ACzr6mIyor63RxfqDA$j0mZbBm8VGKT7nDQGnBJ4Pn6LPyFRS8E5dxjBJUTzQU'

const COMPANIES = [
  { nome_fantasia: 'Cliente Um', razao_social: 'Cliente Um Ltda', cnpj_cpf: '99999002000101', codigo: 'C1' },
  {
    nome_fantasia: 'Cliente Dois',
    razao_social: 'Cliente Dois Ltda',
    cnpj_cpf: '99999003000148',
    codigo: 'C2',
  },
]

type Clientes = { um: number; dois: number }

/** Two companies and a person of each role; existing ones stay. */
export const seedPeople = async (db: Executor): Promise<Clientes> => {
  await db
    .insertInto('cliente')
    .values(
      COMPANIES.map(({ codigo, ...rest }) => ({
        ...rest,
        codigo_cliente: codigo,
        codigo_depositante: `D${codigo}`,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const rows = await db.selectFrom('cliente').select(['id', 'codigo_cliente']).execute()
  const idOf = (codigo: string) => rows.find(({ codigo_cliente }) => codigo_cliente === codigo)?.id ?? 0
  const clientes = { um: idOf('C1'), dois: idOf('C2') }
  const person = (name: string, role: string, cliente_id: number | null) => ({
    nome: name,
    email: `${name}@retaguarda.example`,
    role,
    tipo: cliente_id === null ? 'interno' : 'cliente',
    cliente_id,
    senha_hash: SENHA_HASH,
  })
  await db
    .insertInto('usuario')
    .values([
      person('admin', 'ROLE_ADMIN', null),
      person('operador', 'ROLE_OPERADOR', null),
      person('cliente', 'ROLE_CLIENTE', clientes.um),
      person('cliente2', 'ROLE_CLIENTE', clientes.dois),
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return clientes
}
