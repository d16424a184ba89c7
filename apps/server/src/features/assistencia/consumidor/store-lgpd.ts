import { type RawBuilder, sql } from 'kysely'
import { ofPosto } from '../../../platform/db/company.ts'
import type { Executor } from '../../../platform/db/index.ts'
import type { Scope } from '../../../platform/scope.ts'

/** Most rows of each kind in an export: the newest. */
const ENTRIES = 10_000

/** Replaces texts about the person in a ticket. */
const REMOVIDO = 'Texto removido'

/** A customer that the person may see; locked when a change follows. */
export const findConsumidor = (
  db: Executor,
  scope: Scope,
  id: number,
  { lock = false }: { lock?: boolean } = {},
) =>
  db
    .selectFrom('consumidor')
    .selectAll()
    .where('id', '=', id)
    .where(ofPosto(scope))
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()

const rowsOf = async (db: Executor, query: RawBuilder<unknown>): Promise<unknown[]> =>
  (await sql<object>`${query} limit ${ENTRIES}`.execute(db)).rows

/** The data about a customer in the other tables. */
export const readDados = async (db: Executor, id: number) => ({
  ordensDeServico: await rowsOf(
    db,
    sql`select os.numero || '/' || os.ano as numero, os.status, os.criado_em as "criadaEm", os.relato,
               os.observacoes, os.numero_nota_fiscal as "numeroNotaFiscal", os.entregue_a as "entregueA",
               os.entregue_documento as "entregueDocumento", relogio.numero_serie as "numeroSerie"
          from ordem_servico os left join relogio on relogio.id = os.relogio_id
         where os.consumidor_id = ${id} order by os.id desc`,
  ),
  arquivos: await rowsOf(
    db,
    sql`select os.numero || '/' || os.ano as os, arquivo.tipo, arquivo.filename, arquivo.criado_em as "criadoEm"
          from os_arquivo arquivo join ordem_servico os on os.id = arquivo.ordem_servico_id
         where os.consumidor_id = ${id} order by arquivo.id desc`,
  ),
  respostas: await rowsOf(
    db,
    sql`select os.numero || '/' || os.ano as os, aprovacao.resposta, aprovacao.nome, aprovacao.documento,
               aprovacao.endereco, aprovacao.navegador, aprovacao.motivo, aprovacao.mostrado,
               aprovacao.criado_em as "em"
          from os_aprovacao aprovacao join ordem_servico os on os.id = aprovacao.ordem_servico_id
         where os.consumidor_id = ${id} order by aprovacao.id desc`,
  ),
  condicoesAceitas: await rowsOf(
    db,
    sql`select os.numero || '/' || os.ano as os, aceitas.versao, aceitas.texto,
               aceitas.taxa_diagnostico as "taxaDiagnostico", aceitas.aceito_em as "em"
          from os_condicoes aceitas join ordem_servico os on os.id = aceitas.ordem_servico_id
         where aceitas.consumidor_id = ${id} order by aceitas.id desc`,
  ),
  escolhas: await rowsOf(
    db,
    sql`select os.numero || '/' || os.ano as os, escolha.tipo, escolha.valor, escolha.nome, escolha.documento,
               escolha.motivo, escolha.mostrado, escolha.criado_em as "em"
          from os_escolha escolha join ordem_servico os on os.id = escolha.ordem_servico_id
         where os.consumidor_id = ${id} order by escolha.id desc`,
  ),
  mensagens: await rowsOf(
    db,
    sql`select os.numero || '/' || os.ano as os, case when mensagem.do_posto then 'POSTO' else 'CONSUMIDOR' end as de,
               mensagem.texto, mensagem.criado_em as "em",
               coalesce((select json_agg(arquivo.filename order by arquivo.id) from chat_arquivo arquivo
                          where arquivo.mensagem_id = mensagem.id), '[]'::json) as arquivos
          from chat_conversa conversa
          join chat_mensagem mensagem on mensagem.conversa_id = conversa.id
          join ordem_servico os on os.id = conversa.ordem_servico_id
         where conversa.consumidor_id = ${id} and mensagem.apagada_em is null order by mensagem.id desc`,
  ),
  links: await rowsOf(
    db,
    sql`select os.numero || '/' || os.ano as os, link.criado_em as "criadoEm", link.enviado_em as "enviadoEm",
               link.aberto_em as "abertoEm", link.expira_em as "expiraEm"
          from os_link link join ordem_servico os on os.id = link.ordem_servico_id
         where os.consumidor_id = ${id} order by link.id desc`,
  ),
  avaliacoes: await rowsOf(
    db,
    sql`select os.numero || '/' || os.ano as os, avaliacao.respondida_em as "em", atendimento, prazo, preco,
               qualidade, comentario, quer_ligacao as "querLigacao", resposta
          from avaliacao join ordem_servico os on os.id = avaliacao.ordem_servico_id
         where os.consumidor_id = ${id} and avaliacao.respondida_em is not null order by avaliacao.id desc`,
  ),
  relogiosVendidos: await rowsOf(
    db,
    sql`select venda.numero_serie as "numeroSerie", modelo.codigo as modelo, venda.vendido_em as "vendidoEm",
               venda.revendedor, venda.meses_garantia as "mesesGarantia"
          from relogio_vendido venda
          join modelo_produto modelo on modelo.id = venda.modelo_produto_id
          join relogio on relogio.modelo_produto_id = venda.modelo_produto_id and relogio.numero_serie = venda.numero_serie
         where relogio.id in (select relogio_id from ordem_servico where consumidor_id = ${id})
         order by venda.id desc`,
  ),
  conversas: await rowsOf(
    db,
    sql`select os.numero || '/' || os.ano as os, mensagem.texto, mensagem.criado_em as "em"
          from chat_mensagem mensagem
          join chat_conversa conversa on conversa.id = mensagem.conversa_id
          join ordem_servico os on os.id = conversa.ordem_servico_id
         where os.consumidor_id = ${id} and conversa.equipe <> 'CONSUMIDOR' and mensagem.apagada_em is null
         order by mensagem.id desc`,
  ),
  chamados: await rowsOf(
    db,
    sql`select os.numero || '/' || os.ano as os, chamado.titulo, mensagem.texto, mensagem.criado_em as "em"
          from chamado_mensagem mensagem
          join chamado on chamado.id = mensagem.chamado_id
          join ordem_servico os on os.id = chamado.ordem_servico_id
         where os.consumidor_id = ${id} order by mensagem.id desc`,
  ),
  historico: await rowsOf(
    db,
    sql`select criado_em as em from auditoria
         where entidade = 'consumidor' and entidade_id in (select id from consumidor where id = ${id} or unido_a_id = ${id})
         order by id desc`,
  ),
  cadastrosUnidos: await rowsOf(
    db,
    sql`select unido.nome, unido.cnpj_cpf as "cnpjCpf", unido.email, unido.telefone, unido.cep, unido.street, unido.number,
               unido.complemento, unido.neighborhood, unido.cidade, unido.estado, uniao.em, uniao.motivo
          from consumidor unido join consumidor_uniao uniao on uniao.unido_id = unido.id
         where unido.unido_a_id = ${id} order by unido.id desc`,
  ),
})

/** Whether the customer has an order that has not ended. */
export const hasOsAberta = async (db: Executor, id: number, finais: readonly string[]): Promise<boolean> =>
  (await db
    .selectFrom('ordem_servico')
    .select('id')
    .where('consumidor_id', '=', id)
    .where('status', 'not in', [...finais])
    .limit(1)
    .executeTakeFirst()) !== undefined

const semPessoa = (id: number, agora: Date) => ({
  nome: `Consumidor removido ${id}`,
  cnpj_cpf: null,
  email: null,
  telefone: null,
  tipo_telefone: null,
  cep: null,
  street: null,
  number: null,
  complemento: null,
  neighborhood: null,
  cidade: null,
  estado: null,
  ativo: false,
  anonimizado_em: agora,
  versao: sql<number>`versao + 1`,
})

/** Removes the identity from the records that were merged into this one, and the reasons, which may name the person. */
export const clearUnidos = async (db: Executor, id: number, agora: Date): Promise<void> => {
  await db.updateTable('consumidor').set(semPessoa(id, agora)).where('unido_a_id', '=', id).execute()
  await db
    .updateTable('consumidor_uniao')
    .set({ motivo: null })
    .where('unido_id', 'in', (eb) => eb.selectFrom('consumidor').select('id').where('unido_a_id', '=', id))
    .execute()
}

/** Removes the identity; the record stays for the orders that refer to it. */
export const clearConsumidor = (db: Executor, id: number, agora: Date) =>
  db
    .updateTable('consumidor')
    .set(semPessoa(id, agora))
    .where('id', '=', id)
    .returning(['versao'])
    .executeTakeFirstOrThrow()

/** Revokes all links of the customer. */
export const revokeLinksOf = (db: Executor, id: number, agora: Date) =>
  db
    .updateTable('os_link')
    .set({ revogado_em: agora })
    .where('revogado_em', 'is', null)
    .where('ordem_servico_id', 'in', (eb) =>
      eb.selectFrom('ordem_servico').select('id').where('consumidor_id', '=', id),
    )
    .execute()

/** Removes the addresses of notices about the customer's orders. */
export const clearAvisosOf = (db: Executor, id: number) =>
  db
    .updateTable('os_aviso')
    .set({ para: null })
    .where('ordem_servico_id', 'in', (eb) =>
      eb.selectFrom('ordem_servico').select('id').where('consumidor_id', '=', id),
    )
    .execute()

/** Removes the texts of ratings and of the posts' answers; the marks stay. */
export const clearAvaliacoesOf = (db: Executor, id: number) =>
  db
    .updateTable('avaliacao')
    .set({ comentario: null, resposta: null, respondido_em: null, respondido_por: null, quer_ligacao: false })
    .where('ordem_servico_id', 'in', (eb) =>
      eb.selectFrom('ordem_servico').select('id').where('consumidor_id', '=', id),
    )
    .execute()

/**
 * Removes what was said with the customer, and what post and manufacturer said about the customer's orders; the numbers
 * stay. Answers the keys of the files.
 */
export const clearConversasDe = async (
  db: Executor,
  id: number,
  agora: Date,
): Promise<{ chave: string }[]> => {
  const delas = sql`select conversa.id from chat_conversa conversa
    left join ordem_servico os on os.id = conversa.ordem_servico_id
   where conversa.consumidor_id = ${id} or (conversa.consumidor_id is null and os.consumidor_id = ${id})`
  await sql`update chat_conversa set versao = versao + 1, consumidor_nao_lidas = 0
     where id in (${delas})`.execute(db)
  await sql`update chat_mensagem set texto = '', apagada_em = coalesce(chat_mensagem.apagada_em, ${agora}),
           revisao = conversa.versao from chat_conversa conversa
     where conversa.id = chat_mensagem.conversa_id and conversa.id in (${delas})`.execute(db)
  const { rows } = await sql<{ chave: string }>`
    delete from chat_arquivo
     where mensagem_id in (select id from chat_mensagem where conversa_id in (${delas})) returning chave`.execute(
    db,
  )
  return rows
}

/**
 * Removes the texts of tickets about the customer's orders; number, times and result stay. Answers the keys of their
 * files.
 */
export const clearChamadosDe = async (db: Executor, id: number): Promise<{ chave: string }[]> => {
  const dela = sql`select chamado.id from chamado
    join ordem_servico os on os.id = chamado.ordem_servico_id where os.consumidor_id = ${id}`
  await sql`update chamado set titulo = ${REMOVIDO}, versao = versao + 1,
           motivo = case when motivo is not null then ${REMOVIDO} end where id in (${dela})`.execute(db)
  await sql`update chamado_mensagem set texto = ${REMOVIDO} where chamado_id in (${dela})`.execute(db)
  const { rows } = await sql<{ chave: string }>`
    delete from chamado_arquivo
     where mensagem_id in (select id from chamado_mensagem where chamado_id in (${dela})) returning chave`.execute(
    db,
  )
  return rows
}

/** The customer's orders without an answered budget: their photos and signatures are no evidence. */
export const listSemEvidencia = (db: Executor, id: number): Promise<{ id: number }[]> =>
  db
    .selectFrom('ordem_servico as os')
    .select('os.id')
    .where('os.consumidor_id', '=', id)
    .where(sql<boolean>`not exists (select 1 from os_aprovacao where ordem_servico_id = os.id)`)
    .where(sql<boolean>`not exists (select 1 from os_escolha where ordem_servico_id = os.id)`)
    .execute()

/** Orders of people whose data were removed, which ended before then and still hold personal data. */
export const listGuardadas = async (db: Executor, antes: Date): Promise<{ id: number }[]> => {
  const { rows } = await sql<{ id: number }>`
    select os.id from ordem_servico os join consumidor on consumidor.id = os.consumidor_id
     where consumidor.anonimizado_em is not null and os.status_desde < ${antes}
       and os.status in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
       and (os.entregue_a is not null
            or exists (select 1 from os_arquivo where ordem_servico_id = os.id)
            or exists (select 1 from os_aprovacao where ordem_servico_id = os.id and mostrado <> '')
            or exists (select 1 from os_escolha where ordem_servico_id = os.id and mostrado <> ''))
     order by os.id limit 1000`.execute(db)
  return rows
}

/** Reduces the answers to an order's budgets to their hashes; the database checks whether it is time. */
export const forgetEvidencia = (db: Executor, osId: number) =>
  sql`select esquecer_evidencia(${osId}::bigint)`.execute(db)

/** Removes the files of an order and the name of the person who fetched the watch; answers what was removed. */
export const deleteArquivosDaOs = async (db: Executor, osId: number) => {
  await db
    .updateTable('ordem_servico')
    .set({ entregue_a: null, entregue_documento: null })
    .where('id', '=', osId)
    .execute()
  return db
    .deleteFrom('os_arquivo')
    .where('ordem_servico_id', '=', osId)
    .returning(['chave', 'tipo', sql<string>`encode(sha256, 'hex')`.as('sha256')])
    .execute()
}
