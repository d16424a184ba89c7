import { momentoDaFoto } from '@app/rules/assistencia/ordemServico'
import { insertRecebidos } from '../files.ts'
import type { Passo } from './tipos.ts'

const insertDoPasso = (
  { db, work, antes, agora, autor, arquivos }: Passo,
  pontos?: readonly number[],
): Promise<number[]> =>
  insertRecebidos(
    {
      db,
      work,
      osId: antes.id,
      momento: momentoDaFoto(antes.status),
      criado_em: agora,
      criado_por: autor.usuario?.id ?? null,
    },
    arquivos,
    pontos,
  )

/** Keeps the files of an act with its order, those of its checklist apart; answers their ids. */
export const insertArquivosDoPasso = (passo: Passo): Promise<number[]> => insertDoPasso(passo)

/** Keeps the photos of an act's checklist with its answered points. */
export const insertFotosDoChecklist = (passo: Passo, pontos: readonly number[]): Promise<number[]> =>
  insertDoPasso(passo, pontos)
