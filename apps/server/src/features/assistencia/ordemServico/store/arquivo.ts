import { sql } from 'kysely'
import type { FileRow } from '../../../../platform/files/send.ts'
import { ofPosto, type Executor } from '../../../../platform/db/index.ts'
import { namedIn } from '../../../../platform/store/arquivo.ts'
import type { Scope } from '../../../../platform/scope.ts'

export const namedOsArquivos = namedIn('os_arquivo')

export const findOsArquivo = (
  db: Executor,
  scope: Scope,
  ordemServicoId: number,
  id: number,
): Promise<(FileRow & { consumidorAnonimizado: boolean }) | undefined> =>
  db
    .selectFrom('os_arquivo')
    .innerJoin('ordem_servico', 'ordem_servico.id', 'os_arquivo.ordem_servico_id')
    .innerJoin('consumidor', 'consumidor.id', 'ordem_servico.consumidor_id')
    .select([
      'os_arquivo.chave',
      'os_arquivo.filename',
      'os_arquivo.content_type as contentType',
      'os_arquivo.length',
      sql<boolean>`consumidor.anonimizado_em is not null`.as('consumidorAnonimizado'),
    ])
    .where('os_arquivo.id', '=', id)
    .where('os_arquivo.ordem_servico_id', '=', ordemServicoId)
    .where(ofPosto(scope, 'ordem_servico.posto_id'))
    .executeTakeFirst()

/** A photo that the present version of an order's budget shows its consumer. */
export const findFotoMostrada = async (db: Executor, osId: number, id: number) => {
  const { rows } = await sql<{ chave: string }>`
    select arquivo.chave from os_arquivo arquivo
     where arquivo.id = ${id} and arquivo.ordem_servico_id = ${osId}
       and arquivo.id = any((
         select versao.fotos from os_orcamento versao
          where versao.ordem_servico_id = ${osId} order by versao.versao desc limit 1)::bigint[])`.execute(db)
  return rows[0]
}
