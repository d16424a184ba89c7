import { DocInput, DocVersaoInput } from '@app/contract/assistencia/doc'
import { addDias } from '@app/rules/assistencia/cobranca'
import { localDay } from '@app/rules/casca/tempo'
import { addVersao, createDoc, saveDoc } from '../../../features/assistencia/doc/index.ts'
import type { Services } from '../../../platform/context.ts'
import { contextOnBehalf } from '../../../platform/on-behalf.ts'
import { pdfOf } from '../../pdf.ts'
import { findUsuario } from '../../store.ts'
import { findAlvos, hasDocumentos } from './documentos-store.ts'
import { DEMO_DOCUMENTOS } from './documentos-textos.ts'

const idsOf = (known: ReadonlyMap<string, number>, names: readonly string[] = []) =>
  names.flatMap((name) => known.get(name) ?? [])

/** What the manufacturer has published; nothing when a document exists already. */
export const seedDocumentos = async (services: Services): Promise<void> => {
  const id = await findUsuario(services.db, 'sp@retaguarda.example')
  const ctx = id === undefined ? undefined : await contextOnBehalf(services, id)
  if (!ctx || (await hasDocumentos(ctx.db))) return
  const alvos = await findAlvos(ctx.db)
  const hoje = localDay(ctx.now(), ctx.config.TZ_EXIBICAO)
  for (const { titulo, tipo, ciencia, marcas, modelos, versoes } of DEMO_DOCUMENTOS) {
    const dados = {
      titulo,
      tipo,
      marcas: idsOf(alvos.marcas, marcas),
      modelos: idsOf(alvos.modelos, modelos),
      ...(ciencia !== undefined && { pedeCiencia: true, cienciaAte: addDias(hoje, ciencia) }),
    }
    let { id: docId, versao } = await createDoc(ctx, DocInput.parse(dados))
    for (const { mudou, paginas } of versoes) {
      const pdf = pdfOf(...paginas)
      const arquivo = {
        filename: `${tipo.toLowerCase()}.pdf`,
        length: pdf.length,
        contentType: 'application/pdf',
        data: pdf.toString('base64'),
      }
      ;({ versao } = await addVersao(ctx, docId, DocVersaoInput.parse({ arquivo, mudou, versao })))
    }
    await saveDoc(ctx, docId, { ...DocInput.parse(dados), status: 'PUBLICADO', versao })
  }
}
