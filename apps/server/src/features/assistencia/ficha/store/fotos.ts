import type { FotoMomento, FotoRotulo } from '@app/contract/assistencia/ordemServico'
import { FICHA_FOTOS_DE } from '@app/contract/assistencia/ficha'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** The photos of one order, as JSON. */
export type FotosJson = {
  osId: number
  numero: string
  criadaEm: string
  fotos: {
    id: number
    filename: string
    length: number
    contentType: string
    rotulo: FotoRotulo | null
    momento: FotoMomento | null
  }[]
}

/** The newest orders with photos, of those that `quais` finds among `os`. */
export const fotosJson = (quais: RawBuilder<SqlBool>) => sql`coalesce((
  select json_agg(json_build_object('osId', nova.id, 'numero', nova.numero || '/' || nova.ano, 'criadaEm', nova.criado_em,
           'fotos', (
             select json_agg(json_build_object(
                      'id', arquivo.id, 'filename', arquivo.filename, 'length', arquivo.length,
                      'contentType', arquivo.content_type, 'rotulo', arquivo.rotulo, 'momento', arquivo.momento)
                    order by arquivo.id)
               from os_arquivo arquivo where arquivo.ordem_servico_id = nova.id and arquivo.tipo = 'FOTO'))
         order by nova.criado_em desc, nova.id desc)
    from (select os.id, os.numero, os.ano, os.criado_em
            from ordem_servico os
           where ${quais}
             and exists (select from os_arquivo where ordem_servico_id = os.id and tipo = 'FOTO')
           order by os.criado_em desc, os.id desc limit ${sql.lit(FICHA_FOTOS_DE)}) nova), '[]')`
