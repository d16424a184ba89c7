import type { Leitura, Recusa } from '@app/rules/armazem/nota'
import { z } from 'zod'
import { ChildTooLarge, ChildTooLate, startChild } from '../../../../platform/child/index.ts'
import { LIMITES } from './limites.ts'

const Pronto = z
  .object({ versao: z.string(), conheceLetras: z.boolean(), recusadas: z.array(z.string()) })
  .strict()
export type Pronto = z.infer<typeof Pronto>

/**
 * The answers that the parser's process may give; the rules have judged the note's contents, which are shown only as
 * text.
 */
const Lida = z.custom<Leitura>(
  (value) => z.object({ tipo: z.enum(['nota', 'escolha', 'recusa']) }).safeParse(value).success,
)

export type Processo = {
  pid: number | undefined
  pronto: Promise<Pronto>
  /** One file at a time. After a refusal for time or memory the process has ended. */
  read: (bytes: Uint8Array, nota: string | undefined, milissegundos: number) => Promise<Leitura>
  ended: () => boolean
  onEnd: (told: () => void) => void
  end: () => Promise<void>
}

const recusa = (codigo: Recusa['codigo'], params: Recusa['params'] = {}): Recusa => ({
  tipo: 'recusa',
  codigo,
  params,
})

const { memoriaObjetos: heap, memoria: memory, memoriaOciosa: memoryIdle } = LIMITES

/** A process with compiled schemas. While idle it does not keep this process alive. */
export const startProcesso = (
  pastas: readonly string[],
  milissegundosInicio: number = LIMITES.milissegundosInicio,
): Processo => {
  const script = new URL('./filho.ts', import.meta.url)
  const { pid, ask, ended, onEnd, end } = startChild({ script, heap, memory, memoryIdle })
  const pronto = ask({ pastas }, Buffer.of(), milissegundosInicio).then((answer) => Pronto.parse(answer))
  pronto.catch(() => {})

  const read: Processo['read'] = async (bytes, nota, milissegundos) => {
    await pronto
    try {
      return Lida.parse(await ask({ nota: nota ?? null }, bytes, milissegundos))
    } catch (error) {
      if (error instanceof ChildTooLate) return recusa('E_DEMORA')
      if (error instanceof ChildTooLarge) return recusa('E_TAMANHO', { limite: LIMITES.megabytes })
      throw error
    }
  }
  return { pid, pronto, read, ended, onEnd, end }
}
