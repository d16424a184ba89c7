import type { EtiquetaTipo, Medida, Resolucao } from '@app/contract/armazem/impressos'
import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/index.ts'

export type ImpressosRow = {
  nome: string
  logo: string | null
  resolucao: Resolucao
  etiquetas: Record<EtiquetaTipo, Medida>
  tempoSeparacao: number
  versao: number
  alteradoEm: Date
  alteradoPor: string | null
}

/** The one row, with the warehouse's name, which the settings of the notes hold. */
export const findImpressos = async (db: Executor, lock = false): Promise<ImpressosRow> => {
  const { rows } = await sql<ImpressosRow>`
    select (select nome from nota_configuracao) as nome, logo, resolucao,
           jsonb_build_object(
             'produto', jsonb_build_object('largura', produto_largura, 'altura', produto_altura),
             'lote', jsonb_build_object('largura', lote_largura, 'altura', lote_altura),
             'volume', jsonb_build_object('largura', volume_largura, 'altura', volume_altura)) as etiquetas,
           (select tempo_separacao from configuracao order by id desc limit 1) as "tempoSeparacao",
           versao, alterado_em as "alteradoEm",
           (select coalesce(nome_exibicao, nome) from usuario where id = alterado_por) as "alteradoPor"
      from impressos ${lock ? sql`for update` : sql``}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('what papers carry is one row')
  return row
}

type Valores = Pick<ImpressosRow, 'logo' | 'resolucao' | 'etiquetas'>

export const updateImpressos = async (
  db: Executor,
  { logo, resolucao, etiquetas: { produto, lote, volume } }: Valores,
  { usuarioId, em }: { usuarioId: number; em: Date },
): Promise<void> => {
  await db
    .updateTable('impressos')
    .set((eb) => ({
      logo,
      resolucao,
      produto_largura: produto.largura,
      produto_altura: produto.altura,
      lote_largura: lote.largura,
      lote_altura: lote.altura,
      volume_largura: volume.largura,
      volume_altura: volume.altura,
      versao: eb('versao', '+', 1),
      alterado_em: em,
      alterado_por: usuarioId,
    }))
    .execute()
}
