import type { ContagemColetor, ContarLoteInput } from '@app/contract/armazem/contagem'

const same = (a: { id: number; vez: number }, { linha, vez }: Pick<ContarLoteInput, 'linha' | 'vez'>) =>
  a.id === linha && a.vez === vez

/** The list without a lot that has just been counted. */
export const semContada = (
  contagem: ContagemColetor,
  feito: Pick<ContarLoteInput, 'linha' | 'vez'>,
): ContagemColetor => {
  const linhas = contagem.linhas.filter((linha) => !same(linha, feito))
  return { ...contagem, linhas, feitas: contagem.feitas + contagem.linhas.length - linhas.length }
}

/** The list as it is once the counts that still wait have arrived. */
export const apply = (
  contagem: ContagemColetor,
  feitos: readonly Pick<ContarLoteInput, 'linha' | 'vez'>[],
): ContagemColetor => feitos.reduce(semContada, contagem)
