import { z } from 'zod'
import { serveParent } from '../../../../platform/child/serve.ts'
import { ESQUEMAS_DO_PACOTE, loadFirst, type Esquemas } from './esquemas.ts'
import { readBytes } from './read.ts'

const Pedida = z.union([
  z.object({ pastas: z.array(z.string()) }).strict(),
  z.object({ nota: z.string().nullable() }).strict(),
])

let esquemas: Esquemas | undefined

const prepare = (pastas: readonly string[]) => {
  const found = loadFirst([...pastas, ESQUEMAS_DO_PACOTE])
  esquemas = found.esquemas
  const { versao, conheceLetras } = esquemas
  return { versao, conheceLetras, recusadas: found.recusadas }
}

// The program of the processes that read notes: the first question names the schemas, the next ones bring the files.
serveParent((question, bytes) => {
  const pedida = Pedida.parse(question)
  if ('pastas' in pedida) return prepare(pedida.pastas)
  if (!esquemas) throw new Error('the schemas come first')
  return readBytes(bytes, pedida.nota ?? undefined, esquemas)
})
