let resumed: string | null = null

/** 'Continuar' in a list: the next form continues this draft without asking again. */
export const resumeNext = (nome: string) => {
  resumed = nome
}

export function takeResumed() {
  const nome = resumed
  resumed = null
  return nome
}
