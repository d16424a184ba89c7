import type {
  CadastroEmpresa,
  CadastroSituacao,
  DocumentoPosto,
} from '@app/contract/assistencia/cadastroPosto'
import type { PostoTipo } from '@app/contract/registers/postoAutorizado'
import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'
import { beginning } from '../../../../platform/db/like.ts'
import { namedIn } from '../../../../platform/store/arquivo.ts'

export const namedDocumentos = namedIn('cadastro_posto_arquivo')

/** Most rows of the manufacturer's queue. */
const FILA_LIMIT = 200
const VIZINHOS_LIMIT = 20

const empresa = sql<CadastroEmpresa>`empresa`.as('empresa')
const situacao = sql<CadastroSituacao>`situacao`.as('situacao')

const rowsOf = (db: Executor) =>
  db
    .selectFrom('cadastro_posto')
    .select([
      'id',
      'versao',
      situacao,
      'nome',
      'cpf',
      'data_nascimento',
      'email',
      'telefone',
      'senha_hash',
      'cnpj',
      'nome_fantasia',
      'cep',
      empresa,
      'cupom',
      'plano_id',
      'dia_vencimento',
      'termos_versao',
      'aceite_sha256',
      'aceito_em',
      'aceito_de',
      'link_ate',
      'envios',
      'criado_em',
      'confirmado_em',
      'pedido_correcao',
      'corrigido_em',
      'decidido_em',
      'decidido_por',
      'motivo',
      'posto_id',
      'anonimizado_em',
    ])

export const findCadastro = (db: Executor, id: number) => rowsOf(db).where('id', '=', id).executeTakeFirst()
export type CadastroRow = NonNullable<Awaited<ReturnType<typeof findCadastro>>>

export const lockCadastro = (db: Executor, id: number): Promise<CadastroRow | undefined> =>
  rowsOf(db).where('id', '=', id).forUpdate().executeTakeFirst()

/** The registration behind a link, locked; undefined for an expired link. */
export const lockPorLink = (db: Executor, hash: Buffer, now: Date): Promise<CadastroRow | undefined> =>
  rowsOf(db).where('link_sha256', '=', hash).where('link_ate', '>', now).forUpdate().executeTakeFirst()

/** The registrations of an address that wait for its proof and may be reminded once more. */
export const listSemEmail = (db: Executor, email: string, { now, envios }: { now: Date; envios: number }) =>
  db
    .selectFrom('cadastro_posto')
    .select('id')
    .where('email', '=', email)
    .where('situacao', '=', 'AGUARDANDO_EMAIL')
    .where('link_ate', '>', now)
    .where('envios', '<', envios)
    .execute()

const linhas = (db: Executor) =>
  db
    .selectFrom('cadastro_posto')
    .select([
      'id',
      'nome_fantasia',
      'cidade',
      'estado',
      situacao,
      'confirmado_em',
      'corrigido_em',
      'decidido_em',
    ])
    .limit(FILA_LIMIT)

/**
 * Waiting registrations: those that wait for the manufacturer before those that wait for a correction, the oldest
 * first.
 */
export const listFila = (db: Executor) =>
  linhas(db)
    .where('situacao', 'in', ['AGUARDANDO_APROVACAO', 'CORRECAO'])
    .orderBy('situacao')
    .orderBy('confirmado_em')
    .orderBy('id')
    .execute()

export const listDecididos = (db: Executor) =>
  linhas(db)
    .where('situacao', 'in', ['APROVADO', 'RECUSADO'])
    .orderBy('decidido_em', 'desc')
    .orderBy('id', 'desc')
    .execute()

export const countEsperam = async (db: Executor): Promise<number> =>
  (
    await db
      .selectFrom('cadastro_posto')
      .select(({ fn }) => fn.countAll<number>().as('esperam'))
      .where('situacao', '=', 'AGUARDANDO_APROVACAO')
      .executeTakeFirstOrThrow()
  ).esperam

export const listDocumentos = (db: Executor, cadastroId: number) =>
  db
    .selectFrom('cadastro_posto_arquivo')
    .select([
      'id',
      sql<DocumentoPosto>`tipo`.as('tipo'),
      'filename',
      'content_type as contentType',
      'length',
      'chave',
    ])
    .where('cadastro_id', '=', cadastroId)
    .orderBy('tipo', 'desc')
    .execute()

/** Posts of the same CEP range, its first two digits, the nearest first; with the orders that each took in since `desde`. */
export const listVizinhos = (
  db: Executor,
  { cep, semId, desde }: { cep: string; semId: number | null; desde: Date },
) =>
  db
    .selectFrom('posto_autorizado as posto')
    .select([
      'posto.id',
      'posto.nome_fantasia as nomeFantasia',
      sql<PostoTipo>`posto.tipo`.as('tipo'),
      'posto.bairro',
      'posto.cep',
      sql<number>`(select count(*) from ordem_servico
                    where posto_id = posto.id and criado_em >= ${desde})`.as('ordens'),
    ])
    .where('posto.cep', 'like', beginning(cep.slice(0, 2)))
    .where('posto.ativo', '=', true)
    .$if(semId !== null, (query) => query.where('posto.id', '<>', semId))
    .orderBy(sql`abs(posto.cep::integer - ${cep}::integer)`)
    .orderBy('posto.id')
    .limit(VIZINHOS_LIMIT)
    .execute()

/** The active brands, or those among these ids. */
export const listMarcas = (db: Executor, ids?: readonly number[]) =>
  db
    .selectFrom('marca')
    .select(['id', 'nome'])
    .where('ativo', '=', true)
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .orderBy(sql`nome collate "pt-BR-x-icu"`)
    .execute()

export const hasPosto = async (db: Executor, cnpj: string): Promise<boolean> =>
  (await db.selectFrom('posto_autorizado').select('id').where('cnpj', '=', cnpj).executeTakeFirst()) !==
  undefined

/** Whether another registration with a proved e-mail holds the value. */
export const isHeld = async (
  db: Executor,
  campo: 'cnpj' | 'email' | 'cupom',
  valor: string,
  own?: number,
): Promise<boolean> =>
  (await db
    .selectFrom('cadastro_posto')
    .select('id')
    .where(campo, '=', valor)
    .where('situacao', 'in', ['AGUARDANDO_APROVACAO', 'CORRECAO', ...(campo === 'cupom' ? ['APROVADO'] : [])])
    .$if(own !== undefined, (query) => query.where('id', '<>', own ?? 0))
    .executeTakeFirst()) !== undefined

export const hasUsuario = async (db: Executor, campo: 'cpf' | 'email', valor: string): Promise<boolean> =>
  (await db.selectFrom('usuario').select('id').where(campo, '=', valor).executeTakeFirst()) !== undefined

/** Registrations to delete: never confirmed, or refused long ago. */
export const listVencidos = (db: Executor, { now, recusadosAntes }: { now: Date; recusadosAntes: Date }) =>
  db
    .selectFrom('cadastro_posto')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('situacao', '=', 'AGUARDANDO_EMAIL').and('link_ate', '<=', now),
        eb('situacao', '=', 'RECUSADO').and('decidido_em', '<', recusadosAntes),
      ]),
    )
    .orderBy('id')
    .limit(500)
    .execute()

export const findNomeDe = async (db: Executor, usuarioId: number): Promise<string | null> =>
  (await db.selectFrom('usuario').select('nome').where('id', '=', usuarioId).executeTakeFirst())?.nome ?? null
