import {
  DOC_MAX_MB,
  DOC_STATUS_LABELS,
  type Doc,
  DocInput,
  type DocVersaoInput,
} from '@app/contract/assistencia/doc'
import type { Mudanca } from '@app/rules/casca/auditoria'
import { recordChange } from '../../../../platform/audit.ts'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { readArquivo } from '../../../../platform/files/read.ts'
import { withFileWork } from '../../../../platform/files/work.ts'
import { parseBody } from '../../../../platform/http/body/body.ts'
import { fieldMessage, refuse, refuseField, refuseFields } from '../../../../platform/http/errors.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'
import { demandStaff } from '../../../../platform/scope.ts'
import { demandVersao, semVersao, versaoSent } from '../../../../platform/versao.ts'
import {
  type Alvo,
  ALVOS,
  countKnown,
  insertDoc,
  insertVersao,
  listPapeis,
  lockDoc,
  namedDocs,
  replaceAlvos,
  updateDoc,
} from '../store/doc.ts'
import { claimAviso } from '../store/leitura.ts'
import { leitorOf, readDoc } from './read.ts'

export const JOB_DOC_LER = 'doc_ler_texto'
export const JOB_DOC_AVISAR = 'doc_avisar'

const BYTES_PER_MB = 1024 * 1024

/** The columns of an input; chosen records must exist. */
const rowOf = async (db: Executor, input: DocInput) => {
  const alvos = Object.keys(ALVOS) as Alvo[]
  const unknown = []
  for (const alvo of alvos)
    if ((await countKnown(db, alvo, input[alvo])) < new Set(input[alvo]).size)
      unknown.push(fieldMessage(alvo, 'OPCAO_INVALIDA'))
  const papeis = new Set((await listPapeis(db)).map(({ codigo }) => codigo))
  if (input.papeis.some((codigo) => !papeis.has(codigo)))
    unknown.push(fieldMessage('papeis', 'OPCAO_INVALIDA'))
  if (unknown.length > 0) refuseFields(unknown)
  const { titulo, tipo, status, pedeCiencia } = input
  return {
    titulo,
    tipo,
    status,
    pede_ciencia: pedeCiencia,
    ciencia_ate: pedeCiencia ? (input.cienciaAte ?? null) : null,
    valido_ate: input.validoAte ?? null,
    papeis: [...new Set(input.papeis)],
  }
}

type Gravado = { id: number; versao: number; mudancas: Mudanca[] }

const record = (db: Executor, ctx: Context, { id, versao, mudancas }: Gravado): Promise<void> =>
  recordChange(db, ctx, { entidade: 'doc', id, versao, clienteId: null, postos: 'todos', mudancas })

/** Tells readers of an older version about the published one: once per version. */
const tellReaders = async (db: Executor, ctx: Context, id: number): Promise<void> => {
  const versaoId = await claimAviso(db, id, ctx.now())
  if (versaoId !== undefined) await addJob(db, JOB_DOC_AVISAR, { versaoId })
}

/** A new document has no file yet, so it is a draft, whatever the request says. */
export const createDoc = async (ctx: Context, input: DocInput): Promise<Doc> => {
  demandStaff(ctx)
  if (input.status === 'PUBLICADO') refuseField('status', 'DOC_SEM_ARQUIVO')
  return ctx.transaction(async (db) => {
    const row = await rowOf(db, input)
    const id = await insertDoc(db, { ...row, criado_em: ctx.now(), criado_por: ctx.usuario.id })
    await replaceAlvos(db, id, input)
    await record(db, ctx, { id, versao: 1, mudancas: [{ campo: 'doc', acao: 'criado', para: input.titulo }] })
    return readDoc(db, leitorOf(ctx), id)
  })
}

const lock = async (db: Executor, ctx: Context, id: number, sent: number | undefined) => {
  const before = (await lockDoc(db, id)) ?? refuse('NOT_FOUND')
  await demandVersao(db, { entidade: 'doc', id, versao: before.versao }, sent, () =>
    readDoc(db, leitorOf(ctx), id),
  )
  return before
}

/** Changes a document's data, its audience, and whether it is published. */
export const saveDoc = async (ctx: Context, id: number, body: unknown): Promise<Doc> => {
  demandStaff(ctx)
  return ctx.transaction(async (db) => {
    const sent = versaoSent(ctx, body)
    const before = await lock(db, ctx, id, sent)
    const input = parseBody(DocInput, body)
    if (input.status === 'PUBLICADO' && before.numero === null) refuseField('status', 'DOC_SEM_ARQUIVO')
    await updateDoc(db, id, await rowOf(db, input))
    await replaceAlvos(db, id, input)
    await tellReaders(db, ctx, id)
    const after = await readDoc(db, leitorOf(ctx), id)
    const mudancas: Mudanca[] = [
      ...(before.titulo === after.titulo ? [] : [{ campo: 'titulo', de: before.titulo, para: after.titulo }]),
      ...(before.status === after.status
        ? []
        : [
            {
              campo: 'docStatus',
              de: DOC_STATUS_LABELS[before.status as Doc['status']],
              para: DOC_STATUS_LABELS[after.status],
            },
          ]),
      ...semVersao('doc', sent),
    ]
    await record(db, ctx, {
      id,
      versao: after.versao,
      mudancas: mudancas.length > 0 ? mudancas : [{ campo: 'doc', acao: 'alterado' }],
    })
    return after
  })
}

/**
 * A new version: its file must be a PDF by its bytes; a job reads its text, and readers of the old version are told.
 */
export const addVersao = async (ctx: Context, id: number, input: DocVersaoInput): Promise<Doc> => {
  demandStaff(ctx)
  const file = await readArquivo(input.arquivo, 'arquivo')
  if (file.contentType !== 'application/pdf') refuseField('arquivo', 'DOC_SO_PDF')
  if (file.content.length > DOC_MAX_MB * BYTES_PER_MB)
    refuseField('arquivo', 'ANEXO_GRANDE', { limite: DOC_MAX_MB })
  return withFileWork(ctx, [namedDocs], [file], (work) =>
    ctx.transaction(async (db) => {
      const sent = versaoSent(ctx, input)
      const before = await lock(db, ctx, id, sent)
      const { mudou } = input
      const { id: versaoId, numero } = await insertVersao(db, {
        documento_id: id,
        numero: (before.numero ?? 0) + 1,
        mudou,
        filename: file.filename,
        content_type: file.contentType,
        ...work.stored(file),
        criado_em: ctx.now(),
        criado_por: ctx.usuario.id,
      })
      await updateDoc(db, id, { numero })
      await addJob(db, JOB_DOC_LER, { versaoId })
      await tellReaders(db, ctx, id)
      const after = await readDoc(db, leitorOf(ctx), id)
      await record(db, ctx, {
        id,
        versao: after.versao,
        mudancas: [{ campo: 'docVersao', para: `${numero}: ${mudou}` }, ...semVersao('doc', sent)],
      })
      return after
    }),
  )
}
