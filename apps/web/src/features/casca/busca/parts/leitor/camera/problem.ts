/** Why no picture comes. */
export type CameraProblem = 'recusada' | 'ausente' | 'ocupada' | 'falha'

/** What the browser's refusal of a camera means (Media Capture and Streams, 10.2). */
export function problemOf(error: unknown): CameraProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'recusada'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'ausente'
  if (name === 'NotReadableError' || name === 'AbortError') return 'ocupada'
  return 'falha'
}

/** What the person may do about it. */
export const PROBLEM_WORDS: Record<CameraProblem, { title: string; words: string }> = {
  recusada: {
    title: 'A câmera está bloqueada.',
    words: 'Libere a câmera para este site nas permissões do navegador, ou digite o código.',
  },
  ausente: { title: 'Nenhuma câmera encontrada.', words: 'Ligue uma câmera, ou digite o código.' },
  ocupada: {
    title: 'A câmera não está livre.',
    words: 'Feche o outro programa que a usa e tente de novo, ou digite o código.',
  },
  falha: { title: 'O leitor não abriu.', words: 'Veja a conexão e tente de novo, ou digite o código.' },
}
