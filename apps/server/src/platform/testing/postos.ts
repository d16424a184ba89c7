import type { Executor } from '../db/index.ts'
import type { TestApp } from './app.ts'

const posto = (nome: string, cnpj: string, more: { credenciado_id?: number; codigo_sap?: string } = {}) => ({
  cnpj,
  razao_social: `${nome} Ltda`,
  nome_fantasia: nome,
  inscricao_estadual: 'ISENTO',
  inscricao_municipal: 'ISENTO',
  email_comercial: 'contato@posto.example',
  telefone_comercial: '1130000000',
  cep: '01310100',
  rua: 'Avenida Paulista',
  numero: '1000',
  complemento: 'Sem complemento',
  bairro: 'Bela Vista',
  pais: 'Brasil',
  estado: 'SP',
  cidade: 'São Paulo',
  hora_funcionamento: 'SEGUNDA_A_SEXTA',
  tipo: more.credenciado_id === undefined ? 'CREDENCIADO' : 'HABILITADO',
  ...more,
})

const insertPosto = async (db: Executor, row: ReturnType<typeof posto>): Promise<number> => {
  const { id } = await db.insertInto('posto_autorizado').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/**
 * Service points for tests: `um` with the habilitado `filho`, and `dois`. Each has people: `atendente@`, `tecnico@` and
 * `responsavel@` work for `um`, `atendente.filho@` for `filho`, `atendente2@` for `dois`; `sp@`, `manaus@`,
 * `troca@`, `consulta@` and `financeiro@` are staff.
 */
export const seedPostos = async ({ database: { db } }: Pick<TestApp, 'database'>) => {
  const um = await insertPosto(db, posto('Posto Um', '99999101000190', { codigo_sap: 'SAP1' }))
  const dois = await insertPosto(db, posto('Posto Dois', '99999102000135', { codigo_sap: 'SAP2' }))
  const filho = await insertPosto(db, posto('Posto Filho', '99999103000180', { credenciado_id: um }))
  const person = (name: string, role: string, posto_id: number | null) => ({
    nome: name,
    email: `${name}@retaguarda.example`,
    role,
    tipo: posto_id === null ? 'interno' : 'posto',
    posto_id,
    senha_hash: '-',
  })
  await db
    .insertInto('usuario')
    .values([
      person('atendente', 'ATENDENTE', um),
      person('tecnico', 'CENTRO_TECNICO', um),
      person('responsavel', 'ROLE_REPRESENTANTE_LEGAL', um),
      person('atendente.filho', 'ATENDENTE', filho),
      person('atendente2', 'ATENDENTE', dois),
      person('responsavel2', 'ROLE_REPRESENTANTE_LEGAL', dois),
      person('sp', 'ROLE_ASSISTENCIA_TECNICA_SAO_PAULO', null),
      person('manaus', 'ROLE_MANAUS', null),
      person('troca', 'ROLE_MANAUS_TROCA', null),
      person('consulta', 'ADMIN_CONSULTA', null),
      person('financeiro', 'ROLE_FINANCEIRO', null),
    ])
    .execute()
  return { um, dois, filho }
}

let count = 0

/** A model of watch with its brand and kind, for what needs one. */
export const seedModelo = async ({ database: { db } }: Pick<TestApp, 'database'>, codigo?: string) => {
  count += 1
  const nome = `Marca de teste ${count}`
  const marca = await db.insertInto('marca').values({ nome }).returning('id').executeTakeFirstOrThrow()
  const tipo = await db
    .insertInto('tipo_equipamento')
    .values({ nome: `Tipo de teste ${count}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  const modelo = await db
    .insertInto('modelo_produto')
    .values({
      codigo: codigo ?? `MOD-${count}`,
      descricao: `Modelo de teste ${count}`,
      marca_id: marca.id,
      tipo_equipamento_id: tipo.id,
      parafusos: 4,
      pinos: 2,
      terminais: 2,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id: modelo.id, marcaId: marca.id, tipoId: tipo.id }
}
