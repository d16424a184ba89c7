import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'

/** What an answer to a budget is proved by: the row as it was written, and whose post it was given to. */
export type EvidenciaRow = {
  id: number
  resposta: 'APROVADO' | 'REPROVADO'
  por: 'CONSUMIDOR' | 'POSTO'
  registradoPor: string | null
  nome: string
  documento: string | null
  motivo: string | null
  endereco: string | null
  navegador: string | null
  mostrado: string
  sha256: string
  recusadas: string[]
  em: Date
  assinatura: string | null
  posto: string
  cnpj: string
  numero: number
  ano: number
}

/** The answer that holds for the present version of an order's budget; what was forgotten by law proves nothing more. */
export const findEvidencia = async (db: Executor, osId: number): Promise<EvidenciaRow | undefined> => {
  const { rows } = await sql<EvidenciaRow>`
    select aprovacao.id, aprovacao.resposta, aprovacao.por, usuario.nome as "registradoPor", aprovacao.nome,
           aprovacao.documento, aprovacao.motivo, aprovacao.endereco, aprovacao.navegador, aprovacao.mostrado,
           encode(aprovacao.hash, 'hex') as sha256, aprovacao.criado_em as em, assinatura.chave as assinatura,
           posto.nome_fantasia as posto, posto.cnpj, os.numero, os.ano,
           coalesce((
             select json_agg(coalesce(peca.descricao, servico.nome) order by linha.ordem)
               from os_linha linha
               left join peca on peca.id = linha.peca_id
               left join servico on servico.id = linha.servico_id
              where linha.id = any(aprovacao.linhas_recusadas)), '[]') as recusadas
      from os_aprovacao aprovacao
      join ordem_servico os on os.id = aprovacao.ordem_servico_id
      join posto_autorizado posto on posto.id = os.posto_id
      left join usuario on usuario.id = aprovacao.usuario_id
      left join os_arquivo assinatura on assinatura.id = aprovacao.assinatura_id
     where aprovacao.orcamento_id = (
             select id from os_orcamento where ordem_servico_id = ${osId} order by versao desc limit 1)
       and aprovacao.resposta <> 'DESFEITO' and aprovacao.mostrado <> ''
       and not exists (select from os_aprovacao desfeita where desfeita.desfaz_id = aprovacao.id)
     order by aprovacao.id desc limit 1`.execute(db)
  return rows[0]
}

/** Whether an order, by its id, has an answer that `findEvidencia` finds. */
export const hasEvidencia = (osId: RawBuilder<unknown>) => sql<boolean>`exists (
  select from os_aprovacao aprovacao
   where aprovacao.orcamento_id = (
           select id from os_orcamento where ordem_servico_id = ${osId} order by versao desc limit 1)
     and aprovacao.resposta <> 'DESFEITO' and aprovacao.mostrado <> ''
     and not exists (select from os_aprovacao desfeita where desfeita.desfaz_id = aprovacao.id))`

/** Notes that this PDF was handed out; the same one again is the same. */
export const insertComprovante = (db: Executor, sha256: Buffer, aprovacaoId: number) =>
  db
    .insertInto('os_comprovante')
    .values({ sha256, aprovacao_id: aprovacaoId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Which answer a PDF, or the text that was answered to, is of; nothing of who gave it. */
export const findComprovante = async (
  db: Executor,
  sha256: Buffer,
): Promise<{ resposta: string; em: Date; desfeita: boolean } | undefined> => {
  const { rows } = await sql<{ resposta: string; em: Date; desfeita: boolean }>`
    select aprovacao.resposta, aprovacao.criado_em as em,
           exists (select from os_aprovacao desfaz where desfaz.desfaz_id = aprovacao.id) as desfeita
      from os_comprovante comprovante join os_aprovacao aprovacao on aprovacao.id = comprovante.aprovacao_id
     where comprovante.sha256 = ${sha256}`.execute(db)
  return rows[0]
}
