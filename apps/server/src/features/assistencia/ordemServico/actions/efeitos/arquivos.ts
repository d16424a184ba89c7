import { FOTOS_DA_OS } from '@app/contract/assistencia/ordemServico'
import { momentoDaFoto } from '@app/rules/assistencia/ordemServico'
import { refuseField } from '../../../../../platform/http/errors.ts'
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

/** An order has a limited number of photos, whichever act brings them. */
const demandPoucasFotos = ({ antes, arquivos }: Passo): void => {
  const fotos = [...antes.arquivos, ...arquivos.recebidos].filter(({ tipo }) => tipo === 'FOTO').length
  if (fotos > FOTOS_DA_OS) refuseField('fotos', 'LISTA_LONGA', { maximo: FOTOS_DA_OS })
}

/** Keeps the files of an act with its order, those of its checklist apart; answers their ids. */
export const insertArquivosDoPasso = (passo: Passo): Promise<number[]> => {
  demandPoucasFotos(passo)
  return insertDoPasso(passo)
}

/** Keeps the photos of an act's checklist with its answered points. */
export const insertFotosDoChecklist = (passo: Passo, pontos: readonly number[]): Promise<number[]> =>
  insertDoPasso(passo, pontos)
