import { insertRecebidos } from '../files.ts'
import type { Passo } from './tipos.ts'

/** Keeps the files of an act with its order; answers their ids. */
export const insertArquivosDoPasso = ({
  db,
  work,
  antes,
  agora,
  autor,
  arquivos,
}: Passo): Promise<number[]> =>
  insertRecebidos(
    { db, work, osId: antes.id, criado_em: agora, criado_por: autor.usuario?.id ?? null },
    arquivos,
  )
