import type { Executor } from '../db/index.ts'
import type { TestApp } from './app.ts'

type Posto = { nome: string; cnpj: string; sap?: string; credenciadoId?: number }

/** A service point with all required columns. */
export const insertPosto = async (
  db: Executor,
  { nome, cnpj, sap, credenciadoId }: Posto,
): Promise<number> => {
  const { id } = await db
    .insertInto('posto_autorizado')
    .values({
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
      tipo: credenciadoId === undefined ? 'CREDENCIADO' : 'HABILITADO',
      codigo_sap: sap ?? null,
      credenciado_id: credenciadoId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Service points for tests: `um` with the habilitado `filho`, and `dois`. Each has people: `atendente@`, `tecnico@` and
 * `responsavel@` work for `um`, `atendente.filho@` for `filho`, `atendente2@` for `dois`; `sp@`, `manaus@`,
 * `troca@`, `consulta@` and `financeiro@` are staff.
 */
export const seedPostos = async ({ database: { db } }: Pick<TestApp, 'database'>) => {
  const um = await insertPosto(db, { nome: 'Posto Um', cnpj: '99999101000190', sap: 'SAP1' })
  const dois = await insertPosto(db, { nome: 'Posto Dois', cnpj: '99999102000135', sap: 'SAP2' })
  const filho = await insertPosto(db, { nome: 'Posto Filho', cnpj: '99999103000180', credenciadoId: um })
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

/** A model of watch with a brand and a kind of its own. */
export const insertModelo = async (db: Executor, codigo: string) => {
  const marca = await db
    .insertInto('marca')
    .values({ nome: `Marca ${codigo}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  const tipo = await db
    .insertInto('tipo_equipamento')
    .values({ nome: `Tipo ${codigo}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  const modelo = await db
    .insertInto('modelo_produto')
    .values({
      codigo,
      descricao: `Modelo ${codigo}`,
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

let count = 0

/** A model of watch, for tests that need one. */
export const seedModelo = async (
  { database: { db } }: Pick<TestApp, 'database'>,
  codigo = `MOD-${(count += 1)}`,
) => insertModelo(db, codigo)
