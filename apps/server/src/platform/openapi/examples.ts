/** Makes a call one of the examples for programmers of other systems. */
export type Exemplo = {
  /** What it is for: 'Fazer um pedido'. */
  titulo: string
  /** Its place among the examples. */
  ordem: number
  /** The query, as typed. */
  consulta?: string
  /** What is sent; the description shows it too. */
  corpo?: unknown
}

/** An example as the description's operation holds it (`x-codeSamples`, which readers of OpenAPI show). */
export type Amostra = { lang: 'Shell'; label: string; source: string }

/** What an operation of the description says of its call. */
type Dito = { 'x-codeSamples'?: Amostra[]; 'x-ordem'?: number; 'x-habilidade'?: string }

/** `/pedidos/{id}` → `/pedidos/$ID`: what the caller knows is a variable of the shell. */
const variables = (path: string): string =>
  path.replaceAll(
    /\{(\w+)\}/g,
    (_part, name: string) => `$${name.replaceAll(/([A-Z])/g, '_$1').toUpperCase()}`,
  )

/** The call as a command of the shell, with `URL` and `TOKEN` as variables. */
const curlOf = (method: string, path: string, { consulta, corpo }: Exemplo): string => {
  const lines = [`curl -H "Authorization: Bearer $TOKEN" "$URL${variables(path)}${consulta ?? ''}"`]
  if (corpo !== undefined) {
    lines.push(`-H 'Content-Type: application/json'`)
    // A quote within a body ends the quoted part, is written, and begins it anew.
    lines.push(`-d '${JSON.stringify(corpo, null, 2).replaceAll("'", `'\\''`)}'`)
  } else if (method !== 'GET') lines.push(`-X ${method}`)
  return lines.join(' \\\n  ')
}

type Described = { method: string; path: string; exemplo: Exemplo }

export const amostraOf = ({ method, path, exemplo }: Described): Amostra => ({
  lang: 'Shell',
  label: exemplo.titulo,
  source: curlOf(method, path, exemplo),
})

/** The examples of a description, in their order, each with what its caller must be able to. */
export const amostrasOf = ({
  paths,
}: {
  paths: Record<string, Record<string, Dito>>
}): (Amostra & { habilidade: string | null })[] =>
  Object.values(paths)
    .flatMap((item) => Object.values(item))
    .toSorted((one, other) => (one['x-ordem'] ?? 0) - (other['x-ordem'] ?? 0))
    .flatMap((operation) =>
      (operation['x-codeSamples'] ?? []).map((amostra) => ({
        ...amostra,
        habilidade: operation['x-habilidade'] ?? null,
      })),
    )
