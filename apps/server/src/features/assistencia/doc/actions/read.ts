import type {
  Doc,
  DocAchados,
  DocExportRequest,
  DocFilter,
  DocLeitores,
  DocListRequest,
  DocOpcoes,
} from '@app/contract/assistencia/doc'
import type { ArquivoLink } from '@app/contract/casca/arquivo'
import { partesDe } from '@app/rules/assistencia/doc'
import { localDay } from '@app/rules/casca/tempo'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { signFileLink } from '../../../../platform/files/link.ts'
import type { FileRow } from '../../../../platform/files/send.ts'
import { columnsAsked, recorteOf } from '../../../../platform/http/answers/csv.ts'
import { pageAnswer } from '../../../../platform/http/answers/hal.ts'
import { isGiven } from '../../../../platform/http/answers/list.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { findPapeis, findVersao, listAlvos, listOpcoes, listPapeis, listVersoes } from '../store/doc.ts'
import { countLeitores, listLeitores } from '../store/leitura.ts'
import {
  countDocs,
  docColumns,
  type DocRow,
  type Filtro,
  findDoc,
  listDocKeys,
  listDocs,
  listTitulosMarcados,
  listTrechos,
  writeDocLines,
} from '../store/list.ts'
import type { Leitor } from '../store/quem.ts'
import { findPaginaMarcada, listPaginasAchadas } from '../store/texto.ts'
import { toDoc, toResumo, type Achados } from '../view.ts'

/** The caller as a reader of documents; only people of the manufacturer and of posts read any. */
export const leitorOf = (ctx: Context): Leitor => {
  const { scope, usuario } = ctx
  if (scope.tipo !== 'tudo' && scope.tipo !== 'posto') return refuse('NOT_PERMITED')
  return {
    id: usuario.id,
    role: usuario.role,
    postoId: scope.tipo === 'posto' ? scope.postoId : null,
    edita: scope.tipo === 'tudo' && ctx.can('DOC_EDITAR'),
    hoje: localDay(ctx.now(), ctx.config.TZ_EXIBICAO),
  }
}

const filtroOf = ({ busca, tipo, status, leitura, modelo }: DocFilter): Filtro => ({
  ...(isGiven(busca) && { busca }),
  ...(isGiven(tipo) && { tipo }),
  ...(isGiven(status) && { status }),
  ...(isGiven(leitura) && { leitura }),
  ...(isGiven(modelo) && { modelo }),
})

const NADA: Achados = { titulos: new Map(), trechos: [] }

const achadosDe = async (db: Executor, rows: readonly DocRow[], busca?: string): Promise<Achados> => {
  if (busca === undefined || rows.length === 0) return NADA
  const ids = rows.map(({ id }) => id)
  const titulos = await listTitulosMarcados(db, ids, busca)
  return {
    titulos: new Map(titulos.map(({ id, titulo }) => [id, titulo])),
    trechos: await listTrechos(db, ids, busca),
  }
}

/** The best matches first, with their passages; without words the newest. */
export const findByFiltro = async (ctx: Context, { page, pageSize: size, filter }: DocListRequest) => {
  const leitor = leitorOf(ctx)
  const filtro = filtroOf(filter ?? {})
  const total = await countDocs(ctx.db, leitor, filtro)
  const rows = await listDocs(ctx.db, leitor, filtro, { limit: size, offset: page * size })
  const achados = await achadosDe(ctx.db, rows, filtro.busca)
  return pageAnswer({ content: rows.map((row) => toResumo(row, leitor, achados)), total, page, size })
}

const USUAL = ['titulo', 'tipo', 'status', 'sobre', 'numero', 'versaoEm', 'validoAte', 'leitura']

/** What an export sends: the documents of the filter, in the list's order. */
export const exportDocs = async (ctx: Context, asked: DocExportRequest) => {
  const leitor = leitorOf(ctx)
  const columns = columnsAsked(docColumns(leitor), USUAL, asked)
  const csv = { columns, zone: ctx.config.TZ_EXIBICAO }
  const filtro = { ...filtroOf(asked.filter ?? {}), ...recorteOf(asked) }
  const corte = { limit: asked.pageSize, offset: asked.page * asked.pageSize }
  const keys = await listDocKeys(ctx.db, leitor, filtro, corte, csv)
  const total = await countDocs(ctx.db, leitor, filtro)
  const write = (some: string) => writeDocLines(ctx.db, leitor, filtro, csv, some)
  return { name: 'documentos', columns, keys, total, write }
}

const named = async (
  read: (
    alvo: 'marcas' | 'modelos' | 'tiposEquipamento' | 'categorias' | 'postos',
  ) => ReturnType<typeof listOpcoes>,
) => ({
  marcas: await read('marcas'),
  modelos: await read('modelos'),
  tiposEquipamento: await read('tiposEquipamento'),
  categorias: await read('categorias'),
  postos: await read('postos'),
})

/** One document as this person sees it; only editors see its audience. */
export const readDoc = async (db: Executor, leitor: Leitor, id: number): Promise<Doc> => {
  const row = (await findDoc(db, leitor, id)) ?? refuse('NOT_FOUND')
  const alvos = await named((alvo) => listAlvos(db, id, alvo))
  const codigos = await findPapeis(db, id)
  const nomes = new Map((await listPapeis(db)).map(({ codigo, nome }) => [codigo, nome]))
  const papeis = codigos.map((codigo) => ({ codigo, nome: nomes.get(codigo) ?? codigo }))
  const deQuem = leitor.edita ? { papeis } : { papeis: [], categorias: [], postos: [] }
  return toDoc(row, leitor, { ...alvos, ...deQuem }, await listVersoes(db, id, leitor.id))
}

export const getDoc = (ctx: Context, id: number): Promise<Doc> => readDoc(ctx.db, leitorOf(ctx), id)

/** The options in an editor's form. */
export const getOpcoes = async ({ db }: Context): Promise<DocOpcoes> => ({
  ...(await named((alvo) => listOpcoes(db, alvo))),
  papeis: await listPapeis(db),
})

export type VersaoAlvo = { id: number; numero: number }

const versaoVisivel = async (ctx: Context, { id, numero }: VersaoAlvo) => {
  await findDoc(ctx.db, leitorOf(ctx), id).then((row) => row ?? refuse('NOT_FOUND'))
  return (await findVersao(ctx.db, id, numero)) ?? refuse('NOT_FOUND')
}

/** The file of a version of a document that this person may see. */
export const getArquivo = (ctx: Context, alvo: VersaoAlvo): Promise<FileRow> => versaoVisivel(ctx, alvo)

type Procura = { busca: string; pagina: number }

/** The pages of a version with the words looked for, and how the open page writes them (rede §5: hits marked). */
export const getAchados = async (
  ctx: Context,
  { id, numero }: VersaoAlvo,
  { busca, pagina }: Procura,
): Promise<DocAchados> => {
  const { id: versaoId } = await versaoVisivel(ctx, { id, numero })
  const marcada = partesDe(await findPaginaMarcada(ctx.db, versaoId, pagina, busca))
  return {
    paginas: await listPaginasAchadas(ctx.db, versaoId, busca),
    formas: [...new Set(marcada.flatMap(({ texto, marcado }) => (marcado ? [texto.toLowerCase()] : [])))],
  }
}

/**
 * An address that opens it for a minute, without a bearer (decisions 10). A change of the document ends it, because it
 * may be a withdrawal.
 */
export const linkArquivo = async (ctx: Context, alvo: VersaoAlvo): Promise<ArquivoLink> => {
  const { id, versao } = (await findDoc(ctx.db, leitorOf(ctx), alvo.id)) ?? refuse('NOT_FOUND')
  return signFileLink(ctx, await getArquivo(ctx, alvo), { tabela: 'documento', id, versao })
}

/** Most people who are listed by name; in a larger network only the counts are complete. */
const PESSOAS = 500

/** Who has read and confirmed the current version, and who has not (rede §5). */
export const getLeitores = async (ctx: Context, id: number): Promise<DocLeitores> => {
  const { numero } = (await findDoc(ctx.db, leitorOf(ctx), id)) ?? refuse('NOT_FOUND')
  const pessoas = await listLeitores(ctx.db, id, PESSOAS)
  return {
    numero,
    ...(await countLeitores(ctx.db, id)),
    pessoas: pessoas.map(({ lidoEm, cienteEm, ...pessoa }) => ({
      ...pessoa,
      lidoEm: lidoEm?.toISOString() ?? null,
      cienteEm: cienteEm?.toISOString() ?? null,
    })),
  }
}
