import { type RawBuilder, sql, type SqlBool } from 'kysely'

/** A person who looks at documents. */
export type Leitor = {
  id: number
  role: string
  /** The own post; null for the manufacturer's people. */
  postoId: number | null
  /** An editor sees drafts, expired documents, and those for other people. */
  edita: boolean
  /** yyyy-MM-dd */
  hoje: string
}

/**
 * Whether a document is for somebody (rede §5): profiles and posts both narrow it; a post is named directly or by its
 * category. The manufacturer's own people belong to no post.
 */
export const paraQuem = (role: RawBuilder<unknown>, postoId: RawBuilder<unknown>): RawBuilder<SqlBool> => sql`
  (documento.papeis = '{}' or ${role} = any (documento.papeis))
  and (${postoId} is null
    or not exists (select from documento_alvo alvo
                    where alvo.documento_id = documento.id
                      and (alvo.posto_id is not null or alvo.categoria_assistencia_id is not null))
    or exists (select from documento_alvo alvo
                where alvo.documento_id = documento.id
                  and (alvo.posto_id = ${postoId}
                    or alvo.categoria_assistencia_id =
                       (select categoria_assistencia_id from posto_autorizado where id = ${postoId}))))`

/** Published, and valid today. */
export const emVigor = (hoje: string): RawBuilder<SqlBool> => sql`
  documento.status = 'PUBLICADO' and (documento.valido_ate is null or documento.valido_ate >= ${hoje}::date)`

/** The documents that somebody may see. */
export const visivel = ({ role, postoId, edita, hoje }: Leitor): RawBuilder<SqlBool> =>
  edita ? sql`true` : sql`${emVigor(hoje)} and ${paraQuem(sql`${role}::text`, sql`${postoId}::bigint`)}`

/** The same for one model: documents that name it, or its brand and its kind without naming models. */
export const doModelo = (modelo: number): RawBuilder<SqlBool> => {
  const nomeia = (coluna: string) => sql`exists (select from documento_alvo alvo
    where alvo.documento_id = documento.id and ${sql.ref(`alvo.${coluna}`)} is not null)`
  const nomeiaEste = (
    coluna: string,
    valor: RawBuilder<unknown>,
  ) => sql`exists (select from documento_alvo alvo
    where alvo.documento_id = documento.id and ${sql.ref(`alvo.${coluna}`)} = ${valor})`
  const marca = sql`(select marca_id from modelo_produto where id = ${modelo})`
  const tipo = sql`(select tipo_equipamento_id from modelo_produto where id = ${modelo})`
  return sql`(${nomeiaEste('modelo_produto_id', sql`${modelo}::bigint`)}
    or (not ${nomeia('modelo_produto_id')}
      and (${nomeia('marca_id')} or ${nomeia('tipo_equipamento_id')})
      and (not ${nomeia('marca_id')} or ${nomeiaEste('marca_id', marca)})
      and (not ${nomeia('tipo_equipamento_id')} or ${nomeiaEste('tipo_equipamento_id', tipo)})))`
}
