import type {
  Chamado,
  ChamadoMensagem,
  EquipeChamado,
  SituacaoChamado,
} from '@app/contract/assistencia/chamado'
import { type Insertable, sql, type Updateable } from 'kysely'
import { type DB, type Executor, ofPosto } from '../../../platform/db/index.ts'
import type { FileRow } from '../../../platform/files/send.ts'
import type { Scope } from '../../../platform/scope.ts'
import { nomeDe } from '../../../platform/session/store/pessoa.ts'
import { namedIn } from '../../../platform/store/arquivo.ts'

export type ChamadoRow = Pick<
  Chamado,
  | 'id'
  | 'numero'
  | 'titulo'
  | 'posto'
  | 'categoria'
  | 'prioridade'
  | 'equipe'
  | 'situacao'
  | 'ordemServico'
  | 'responsavel'
  | 'motivo'
  | 'criadoPor'
  | 'conversa'
  | 'versao'
> & {
  prazoEm: Date | null
  minutosRestantes: number | null
  atendidoEm: Date | null
  encerradoEm: Date | null
  criadoEm: Date
}

export const findChamado = async (db: Executor, scope: Scope, id: number): Promise<ChamadoRow | undefined> =>
  (
    await sql<ChamadoRow>`
    select chamado.id, chamado.numero || '/' || chamado.ano as numero, chamado.titulo, chamado.categoria,
           chamado.prioridade, chamado.equipe, chamado.situacao, chamado.motivo, chamado.versao,
           jsonb_build_object('id', posto.id, 'nomeFantasia', posto.nome_fantasia) as posto,
           case when ordem_servico.id is not null then jsonb_build_object(
             'id', ordem_servico.id, 'numero', ordem_servico.numero || '/' || ordem_servico.ano) end as "ordemServico",
           case when chamado.responsavel_id is not null then jsonb_build_object(
             'id', chamado.responsavel_id, 'nome', ${nomeDe('chamado.responsavel_id')}) end as responsavel,
           ${nomeDe('chamado.criado_por')} as "criadoPor", chamado.conversa_id as conversa,
           chamado.prazo_em as "prazoEm", chamado.minutos_restantes as "minutosRestantes",
           chamado.atendido_em as "atendidoEm", chamado.encerrado_em as "encerradoEm", chamado.criado_em as "criadoEm"
      from chamado
      join posto_autorizado posto on posto.id = chamado.posto_id
      left join ordem_servico on ordem_servico.id = chamado.ordem_servico_id
     where chamado.id = ${id} and ${ofPosto(scope, 'chamado.posto_id')}`.execute(db)
  ).rows[0]

/** Locked until the end of the transaction; read after it, so that what was waited for is seen. */
export const lockChamado = async (
  db: Executor,
  scope: Scope,
  id: number,
): Promise<ChamadoRow | undefined> => {
  await db.selectFrom('chamado').where('id', '=', id).where(ofPosto(scope)).select('id').forUpdate().execute()
  return findChamado(db, scope, id)
}

/** The next number of a year; its row stays locked until the commit. */
const takeNumero = async (db: Executor, ano: number): Promise<number> => {
  const { ultimo } = await db
    .insertInto('chamado_numero')
    .values({ ano, ultimo: 1 })
    .onConflict((conflict) => conflict.column('ano').doUpdateSet({ ultimo: sql`chamado_numero.ultimo + 1` }))
    .returning('ultimo')
    .executeTakeFirstOrThrow()
  return ultimo
}

export type ChamadoNovo = Omit<Insertable<DB['chamado']>, 'numero'>

export const insertChamado = async (db: Executor, novo: ChamadoNovo): Promise<number> => {
  const numero = await takeNumero(db, novo.ano)
  const { id } = await db
    .insertInto('chamado')
    .values({ ...novo, numero })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Writes a locked ticket as its next version. */
export const updateChamado = async (
  db: Executor,
  id: number,
  dados: Updateable<DB['chamado']>,
): Promise<void> => {
  await db
    .updateTable('chamado')
    .set((eb) => ({ ...dados, versao: eb('versao', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export const insertMensagem = async (
  db: Executor,
  mensagem: Insertable<DB['chamado_mensagem']>,
): Promise<number> => {
  const { id } = await db
    .insertInto('chamado_mensagem')
    .values(mensagem)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const namedChamadoArquivos = namedIn('chamado_arquivo')

export const insertArquivos = (
  db: Executor,
  mensagemId: number,
  rows: readonly Omit<Insertable<DB['chamado_arquivo']>, 'mensagem_id'>[],
) =>
  db
    .insertInto('chamado_arquivo')
    .values(rows.map((row) => ({ ...row, mensagem_id: mensagemId })))
    .execute()

/** A file that the person may read: of a visible ticket, and of an internal note only for the manufacturer's people. */
export const findArquivo = (db: Executor, scope: Scope, id: number): Promise<FileRow | undefined> =>
  db
    .selectFrom('chamado_arquivo as arquivo')
    .innerJoin('chamado_mensagem as mensagem', 'mensagem.id', 'arquivo.mensagem_id')
    .innerJoin('chamado', 'chamado.id', 'mensagem.chamado_id')
    .select(['arquivo.chave', 'arquivo.filename', 'arquivo.content_type as contentType', 'arquivo.length'])
    .where('arquivo.id', '=', id)
    .where(ofPosto(scope, 'chamado.posto_id'))
    .where(sql<boolean>`(not mensagem.interna or ${scope.tipo === 'tudo'})`)
    .executeTakeFirst()

export type MensagemRow = Omit<ChamadoMensagem, 'criadoEm'> & { criadoEm: Date }

/** The messages of a ticket, oldest first; internal notes only for the manufacturer's people. */
export const listMensagens = async (db: Executor, scope: Scope, chamadoId: number): Promise<MensagemRow[]> =>
  (
    await sql<MensagemRow>`
    select mensagem.id, mensagem.texto, mensagem.interna, mensagem.criado_em as "criadoEm",
           coalesce(autor.nome_exibicao, autor.nome) as autor, coalesce(autor.tipo = 'posto', false) as "doPosto",
           mensagem.da_conversa as "daConversa",
           coalesce((select jsonb_agg(jsonb_build_object('id', arquivo.id, 'filename', arquivo.filename,
                     'length', arquivo.length, 'contentType', arquivo.content_type) order by arquivo.id)
                from chamado_arquivo arquivo where arquivo.mensagem_id = mensagem.id), '[]'::jsonb) as arquivos
      from chamado_mensagem mensagem
      join chamado on chamado.id = mensagem.chamado_id
      left join usuario autor on autor.id = mensagem.autor_id
     where mensagem.chamado_id = ${chamadoId} and ${ofPosto(scope, 'chamado.posto_id')}
       and (not mensagem.interna or ${scope.tipo === 'tudo'})
     order by mensagem.id`.execute(db)
  ).rows

/**
 * Who is concerned by a ticket: who opened it, its owner, who wrote in it, and of one for the post its people who
 * answer tickets. Who has left the post, or is inactive, is not.
 */
export const listInteressados = async (
  db: Executor,
  id: number,
  { interna }: { interna: boolean },
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select pessoa.id from chamado
      join usuario pessoa on pessoa.ativo and (pessoa.tipo = 'interno' or (pessoa.posto_id = chamado.posto_id and not ${interna}))
     where chamado.id = ${id}
       and (pessoa.id in (chamado.criado_por, chamado.responsavel_id)
            or pessoa.id in (select autor_id from chamado_mensagem where chamado_id = ${id} and not da_conversa)
            or (chamado.equipe = 'POSTO' and pessoa.posto_id = chamado.posto_id and exists (
                  select 1 from perfil join perfil_habilidade pode on pode.perfil_id = perfil.id
                   where perfil.codigo = pessoa.role and pode.habilidade = 'CHAMADO_ATENDER')))
     order by pessoa.id`.execute(db)
  return rows.map((row) => row.id)
}

type AResponder = { situacao: SituacaoChamado; equipe: EquipeChamado | null }
type ChamadosAResponder = { total: number; atrasados: number }

/** How many tickets in this state, of one team or of all, the person sees, and how many of them are late. */
export const countAResponder = async (
  db: Executor,
  scope: Scope,
  { situacao, equipe }: AResponder,
  agora: Date,
): Promise<ChamadosAResponder> => {
  const { rows } = await sql<ChamadosAResponder>`
    select count(*)::int as total, (count(*) filter (where prazo_em < ${agora}))::int as atrasados
      from chamado
     where situacao = ${situacao} and ${ofPosto(scope)} and (${equipe}::text is null or equipe = ${equipe})`.execute(
    db,
  )
  return rows[0] ?? { total: 0, atrasados: 0 }
}

/** Whether the order is the post's. */
export const existsOsDoPosto = async (db: Executor, postoId: number, id: number): Promise<boolean> => {
  const found = await db
    .selectFrom('ordem_servico')
    .where('id', '=', id)
    .where('posto_id', '=', postoId)
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}
