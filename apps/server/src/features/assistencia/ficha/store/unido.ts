/** A record that was merged into another, as JSON. */
export type UnidoJson = {
  id: number
  nome: string
  em: string
  por: string
  motivo: string | null
  ordens: number
}
