import { addDias } from '@app/rules/assistencia/cobranca'
import { localDay } from '@app/rules/casca/tempo'
import { DocInput, DocVersaoInput } from '@app/contract/assistencia/doc'
import { addVersao, createDoc, saveDoc } from '../../../features/assistencia/doc/index.ts'
import type { Services } from '../../../platform/context.ts'
import { contextOnBehalf } from '../../../platform/on-behalf.ts'
import { pdfOf } from '../../pdf.ts'
import { findUsuario } from '../../store.ts'
import { hasDocumentos } from './documentos-store.ts'

type Documento = {
  titulo: string
  tipo: DocInput['tipo']
  /** Days from today until readers must confirm that they have read it. */
  ciencia?: number
  mudou: string
  linhas: readonly string[]
}

const DOCUMENTOS: readonly Documento[] = [
  {
    titulo: 'Manual de serviço: movimentos a quartzo',
    tipo: 'MANUAL',
    mudou: 'Primeira versão',
    linhas: [
      'Manual de serviço: movimentos a quartzo',
      '',
      '1. Meça o consumo antes de abrir: até 1,2 µA com a bateria nova.',
      '2. Lubrifique só os pontos marcados na vista explodida.',
      '3. Vedação: troque a gaxeta do fundo em toda abertura.',
      '4. Teste de estanqueidade a 3 ATM antes e depois do reparo.',
    ],
  },
  {
    titulo: 'Circular 7: fotos na entrada da garantia',
    tipo: 'CIRCULAR',
    ciencia: 15,
    mudou: 'Primeira versão',
    linhas: [
      'Circular 7',
      '',
      'A partir deste mês a entrada em garantia pede quatro fotos:',
      'frente, tampa, coroa e pulseira. O dano vai em foto própria.',
    ],
  },
]

/** A manual and a circular of the manufacturer; none when one exists already. */
export const seedDocumentos = async (services: Services): Promise<void> => {
  const id = await findUsuario(services.db, 'sp@retaguarda.example')
  const ctx = id === undefined ? undefined : await contextOnBehalf(services, id)
  if (!ctx || (await hasDocumentos(ctx.db))) return
  const hoje = localDay(ctx.now(), ctx.config.TZ_EXIBICAO)
  for (const { titulo, tipo, ciencia, mudou, linhas } of DOCUMENTOS) {
    const dados = {
      titulo,
      tipo,
      ...(ciencia !== undefined && { pedeCiencia: true, cienciaAte: addDias(hoje, ciencia) }),
    }
    const doc = await createDoc(ctx, DocInput.parse(dados))
    const pdf = pdfOf(linhas)
    const arquivo = {
      filename: `${tipo.toLowerCase()}.pdf`,
      length: pdf.length,
      contentType: 'application/pdf',
      data: pdf.toString('base64'),
    }
    const { versao } = await addVersao(
      ctx,
      doc.id,
      DocVersaoInput.parse({ arquivo, mudou, versao: doc.versao }),
    )
    await saveDoc(ctx, doc.id, { ...dados, status: 'PUBLICADO', versao })
  }
}
