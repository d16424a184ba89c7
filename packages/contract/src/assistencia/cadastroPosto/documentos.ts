import { z } from 'zod'
import { Arquivo, ArquivoInput } from '../../casca/arquivo/index.ts'
import { Id } from '../../casca/paging/index.ts'
import { DOCUMENTOS_POSTO } from './values.ts'
import { Instante } from '../../casca/tempo/index.ts'

const tipo = z.enum(DOCUMENTOS_POSTO)

/** A document of a post's record. */
export const PostoDocumento = Arquivo.omit({ id: true })
  .extend({
    tipo,
    enviadoEm: Instante,
    enviadoPor: z.string().nullable().describe('null: veio com o cadastro.'),
  })
  .meta({ id: 'PostoDocumento' })
export type PostoDocumento = z.infer<typeof PostoDocumento>

export const PostoDocumentos = z.array(PostoDocumento).meta({ id: 'PostoDocumentos' })

export const PostoDocumentoParams = z.object({
  id: Id,
  documento: tipo.describe('Que documento: contratoSocial ou alvara.'),
})
export type PostoDocumentoParams = z.infer<typeof PostoDocumentoParams>

export const PostoDocumentoInput = z.object({ arquivo: ArquivoInput }).meta({ id: 'PostoDocumentoInput' })
