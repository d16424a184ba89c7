import { z } from 'zod'
import { Arquivo, ArquivoInput } from '../../casca/arquivo/index.ts'
import { coded } from '../../casca/errors/index.ts'
import { ExportRequest, Id, IdParams, ListRequest, Links, Versao } from '../../casca/paging/index.ts'
import { obrigatorio } from '../../casca/texto/index.ts'
import { DOC_LEITURAS, DOC_MAX_PAGINAS, DOC_STATUS, DOC_TIPOS } from './values.ts'
import { Instante } from '../../casca/tempo/index.ts'

export * from './values.ts'

const dia = z.iso.date({ error: coded('DATA_INVALIDA') })
const ids = z.array(Id).max(500).default([])

/** Something that a document is about, or whom it is for. */
const Nomeado = z.object({ id: z.number().int(), nome: z.string() })

/** The subjects and the audience of a document (rede §5); an empty list means no restriction. */
const alvos = {
  marcas: z.array(Nomeado),
  modelos: z.array(Nomeado),
  tiposEquipamento: z.array(Nomeado),
  papeis: z.array(z.object({ codigo: z.string(), nome: z.string() })),
  categorias: z.array(Nomeado),
  postos: z.array(Nomeado),
}

/** A piece of text as a search found it. */
const Parte = z.object({ texto: z.string(), marcado: z.boolean() })
export type DocParte = z.infer<typeof Parte>

export const DocFilter = z
  .object({
    busca: z.string().trim().max(200).nullish().describe('Palavras do título ou do texto do arquivo.'),
    tipo: z.union([z.enum(DOC_TIPOS), z.literal('')]).nullish(),
    status: z
      .union([z.enum(DOC_STATUS), z.literal('')])
      .nullish()
      .describe('Rascunhos, só para quem edita.'),
    leitura: z.union([z.enum(DOC_LEITURAS), z.literal('')]).nullish(),
    modelo: Id.nullish().describe('Os documentos deste modelo, da marca ou do tipo dele.'),
  })
  .strict()
  .meta({ id: 'DocFilter' })
export type DocFilter = z.infer<typeof DocFilter>

export const DocListRequest = ListRequest.extend({ filter: DocFilter.nullish() })
  .strict()
  .meta({ id: 'DocListRequest' })
export type DocListRequest = z.infer<typeof DocListRequest>

export const DocExportRequest = ExportRequest.extend({ filter: DocFilter.nullish() })
  .strict()
  .meta({ id: 'DocExportRequest' })
export type DocExportRequest = z.infer<typeof DocExportRequest>

/** A document as lists show it. */
export const DocResumo = z
  .object({
    id: z.number().int(),
    titulo: z.string(),
    tipo: z.enum(DOC_TIPOS),
    status: z.enum(DOC_STATUS),
    sobre: z.string().describe('Marcas, modelos e tipos de que o documento fala.'),
    numero: z.number().int().nullable().describe('A versão atual; null sem arquivo.'),
    versaoEm: Instante.nullable(),
    pedeCiencia: z.boolean(),
    cienciaAte: z.iso.date().nullable(),
    validoAte: z.iso.date().nullable(),
    leitura: z.enum(DOC_LEITURAS),
    lidoEm: Instante.nullable().describe('Quando a própria pessoa leu a versão atual.'),
    tituloPartes: z.array(Parte),
    trechos: z.array(z.object({ pagina: z.number().int(), partes: z.array(Parte) })),
    paginasAchadas: z
      .number()
      .int()
      .describe('Páginas em que a busca achou algo; de várias palavras em muitas páginas, pelo menos estas.'),
    _links: Links.optional(),
  })
  .meta({ id: 'DocResumo' })
export type DocResumo = z.infer<typeof DocResumo>

export const DocVersao = z
  .object({
    numero: z.number().int(),
    mudou: z.string(),
    arquivo: Arquivo.omit({ id: true }),
    criadaEm: Instante,
    por: z.string().nullable(),
    paginas: z
      .number()
      .int()
      .nullable()
      .describe('null enquanto o texto ainda não foi lido; 0 do arquivo que não se abre.'),
    paginasComTexto: z.number().int().describe('As que a busca acha; uma página só de imagem não tem texto.'),
    lidoEm: Instante.nullable(),
  })
  .meta({ id: 'DocVersao' })
export type DocVersao = z.infer<typeof DocVersao>

/** One document with its versions, the newest first, and what the person did with the current one. */
export const Doc = z
  .object({
    id: z.number().int(),
    titulo: z.string(),
    tipo: z.enum(DOC_TIPOS),
    status: z.enum(DOC_STATUS),
    pedeCiencia: z.boolean(),
    cienciaAte: z.iso.date().nullable(),
    validoAte: z.iso.date().nullable(),
    ...alvos,
    sobre: z.string(),
    versoes: z.array(DocVersao),
    leitura: z.enum(DOC_LEITURAS),
    lidoEm: Instante.nullable(),
    cienteEm: Instante.nullable(),
    versao: z.number().int(),
    _links: Links.optional(),
  })
  .meta({ id: 'Doc' })
export type Doc = z.infer<typeof Doc>

/** An editor's data of a document; its files come as versions. */
export const DocInput = z
  .object({
    titulo: obrigatorio(120),
    tipo: z.enum(DOC_TIPOS),
    status: z.enum(DOC_STATUS).default('RASCUNHO'),
    pedeCiencia: z.boolean().default(false),
    cienciaAte: dia.nullish(),
    validoAte: dia.nullish(),
    marcas: ids,
    modelos: ids,
    tiposEquipamento: ids,
    papeis: z.array(z.string().max(80)).max(50).default([]),
    categorias: ids,
    postos: ids,
    versao: Versao,
  })
  .meta({ id: 'DocInput' })
export type DocInput = z.infer<typeof DocInput>

export const DocVersaoInput = z
  .object({
    arquivo: ArquivoInput,
    mudou: obrigatorio(300).describe('O que mudou nesta versão.'),
    versao: Versao,
  })
  .meta({ id: 'DocVersaoInput' })
export type DocVersaoInput = z.infer<typeof DocVersaoInput>

export const DocVersaoParams = IdParams.extend({ numero: z.coerce.number().int().positive().max(100_000) })

/** Words that are looked for in one version, and the page that is open. */
export const DocAchadosQuery = z.object({
  busca: z.string().trim().min(1).max(200).describe('As palavras que se procuram.'),
  pagina: z.coerce
    .number()
    .int()
    .positive()
    .max(DOC_MAX_PAGINAS)
    .describe('A página que está aberta no leitor.'),
})

/** Where a version has the words, so that the reader marks them. */
export const DocAchados = z
  .object({
    paginas: z.array(z.number().int()).describe('As páginas que têm alguma das palavras, em ordem.'),
    formas: z
      .array(z.string())
      .describe('As palavras da página aberta que a busca acha, como estão escritas, em minúsculas.'),
  })
  .meta({ id: 'DocAchados' })
export type DocAchados = z.infer<typeof DocAchados>

/** The version that was read, because a newer one may have come meanwhile. */
export const DocLeituraInput = z
  .object({ numero: z.number().int().positive() })
  .meta({ id: 'DocLeituraInput' })
export type DocLeituraInput = z.infer<typeof DocLeituraInput>

/** The audience of the current version, who has read and confirmed it; people who have not come first. */
export const DocLeitores = z
  .object({
    numero: z.number().int().nullable(),
    total: z.number().int(),
    leram: z.number().int(),
    cientes: z.number().int(),
    pessoas: z
      .array(
        z.object({
          id: z.number().int(),
          nome: z.string(),
          posto: z.string().nullable(),
          lidoEm: Instante.nullable(),
          cienteEm: Instante.nullable(),
        }),
      )
      .describe('No máximo 500.'),
  })
  .meta({ id: 'DocLeitores' })
export type DocLeitores = z.infer<typeof DocLeitores>

/** What an editor chooses of. */
export const DocOpcoes = z
  .object({
    ...alvos,
  })
  .meta({ id: 'DocOpcoes' })
export type DocOpcoes = z.infer<typeof DocOpcoes>
