/** Reads each secret once; after a failure the next call tries again. */
export const createSegredos = (
  read: (nome: string) => Promise<Buffer>,
): ((nome: string) => Promise<Buffer>) => {
  const segredos = new Map<string, Promise<Buffer>>()
  return (nome) => {
    const known = segredos.get(nome) ?? read(nome)
    segredos.set(nome, known)
    known.catch(() => segredos.delete(nome))
    return known
  }
}
