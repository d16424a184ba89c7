import { PROVA_MB } from '@app/contract/assistencia/financeiro'
import { type Arquivo, ArquivoInput } from '@app/contract/casca/arquivo'
import type { Insertable } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { DB, Executor } from '../../../platform/db/index.ts'
import { readDocumento, type ReceivedFile } from '../../../platform/files/read.ts'
import type { FileRow } from '../../../platform/files/send.ts'
import { withFileWork } from '../../../platform/files/work.ts'
import { refuse } from '../../../platform/http/errors.ts'
import { findDaCobranca, findDoFechamento, insertProva, namedProvas, type ProvaRow } from './store.ts'

export { forgetProvas } from './lgpd.ts'
export { listDaCobranca, listDoFechamento, namedProvas, type ProvaRow } from './store.ts'

/** Two proofs at most travel with one call, as base64: four bytes for three. */
export const PROVAS_BODY_LIMIT = Math.ceil(((PROVA_MB * 2 * 4) / 3 + 1) * 1024 * 1024)

/** The fields of a body that carry a proof. */
type Campo = 'arquivo' | 'nfse.arquivo'

/** What a proof belongs to, and as what. */
type Dono = Pick<
  Insertable<DB['financeiro_arquivo']>,
  'cobranca_pagamento_id' | 'fechamento_id' | 'fechamento_linha_id' | 'papel'
>

/** Keeps the proof that was sent in a field; nothing when there was none. */
export type Guardar = (db: Executor, campo: Campo, dono: Dono) => Promise<void>

/** Of a call that carries no proof. */
export const semProva: Guardar = async () => undefined

const Enviado = z.object({
  arquivo: ArquivoInput.nullish().catch(null),
  nfse: z
    .object({ arquivo: ArquivoInput.nullish().catch(null) })
    .nullish()
    .catch(null),
})

/** The proofs are read before the record's version is compared; the body's shape is checked later. */
const readProvas = async (body: unknown): Promise<Map<Campo, ReceivedFile>> => {
  const { data } = Enviado.safeParse(body)
  const files = new Map<Campo, ReceivedFile>()
  const sent: [Campo, ArquivoInput | null | undefined][] = [
    ['arquivo', data?.arquivo],
    ['nfse.arquivo', data?.nfse?.arquivo],
  ]
  for (const [campo, input] of sent) if (input) files.set(campo, await readDocumento(input, campo, PROVA_MB))
  return files
}

/** Runs what may keep the proofs of a body; those that are not kept are removed. */
export const withProvas = async <T>(
  ctx: Context,
  body: unknown,
  run: (guardar: Guardar) => Promise<T>,
): Promise<T> => {
  const files = await readProvas(body)
  return withFileWork(ctx, [namedProvas], [...files.values()], (work) =>
    run(async (db, campo, dono) => {
      const file = files.get(campo)
      if (!file) return
      await insertProva(db, {
        ...dono,
        ...work.stored(file),
        filename: file.filename,
        content_type: file.contentType,
        criado_em: ctx.now(),
        criado_por: ctx.usuario.id,
      })
    }),
  )
}

/** As every read shows a file. */
export const toArquivo = (row: ProvaRow | undefined): Arquivo | null =>
  row ? { id: row.id, filename: row.filename, length: row.length, contentType: row.contentType } : null

/** The bytes of a closing's proof, for whoever sees the closing. */
export const getProvaDoFechamento = async (ctx: Context, id: number): Promise<FileRow> =>
  (await findDoFechamento(ctx.db, ctx.scope, id)) ?? refuse('NOT_FOUND')

/** The same of a charge's payment. */
export const getProvaDaCobranca = async (ctx: Context, id: number): Promise<FileRow> =>
  (await findDaCobranca(ctx.db, ctx.scope, id)) ?? refuse('NOT_FOUND')
