import type { InfNFe } from '@app/contract/armazem/nota'
import { findCfop } from './cfop.ts'
import { emitenteDaChave } from '../leitura/chave.ts'
import { documentoNaNota } from './efeito.ts'
import type { Casa, Dono, Lado, Parte } from '../leitura/types.ts'

type Partes = Readonly<Record<Lado, Parte>>

const partesDe = ({ emit, dest }: InfNFe): Partes => ({
  emit: { documento: documentoNaNota(emit), nome: emit.xNome },
  dest: { documento: documentoNaNota(dest), nome: dest?.xNome ?? null },
})

/** The side that the CFOP table names; undefined when the items name different sides. */
export const ladoDoCfop = (infNFe: InfNFe, casa: Casa): Lado | undefined => {
  const sides = new Set(infNFe.det.flatMap(({ prod }) => findCfop(prod.cfop, casa.cfops)?.lado ?? []))
  return sides.size === 1 ? [...sides][0] : undefined
}

/** Clients whose own notes this one refers to: the likely owner of goods that the warehouse sends on (FACTS §8). */
const referidos = (infNFe: InfNFe, casa: Casa): string[] => [
  ...new Set(infNFe.ide.refNFe.map(emitenteDaChave).filter((documento) => casa.clientes.has(documento))),
]

/**
 * Decides whose goods these are (FACTS §8), by the full document as text. The side of the CFOP table comes first;
 * otherwise the only party that is a client. When both parties are clients, or only the warehouse is known, the
 * operator chooses. When no party is ours, the note is refused.
 */
export const findDono = (infNFe: InfNFe, casa: Casa): Dono => {
  const partes = partesDe(infNFe)
  const isClient = (lado: Lado) => casa.clientes.has(partes[lado].documento)
  const lado = ladoDoCfop(infNFe, casa)
  if (lado && isClient(lado)) return { tipo: 'cliente', documento: partes[lado].documento, lado }
  const sides = (['emit', 'dest'] as const).filter(isClient)
  const [only] = sides
  if (only && sides.length === 1) return { tipo: 'cliente', documento: partes[only].documento, lado: only }
  if (sides.length === 2)
    return { tipo: 'escolha', candidatos: sides.map((side) => partes[side]), proposta: null }
  if (!casa.armazens.has(partes.emit.documento) && !casa.armazens.has(partes.dest.documento)) {
    const params = { emit: partes.emit.documento || '—', dest: partes.dest.documento || '—' }
    return { tipo: 'recusa', codigo: 'E_SEM_CLIENTE', params }
  }
  const referred = referidos(infNFe, casa)
  return {
    tipo: 'escolha',
    candidatos: referred.map((documento) => ({ documento, nome: null })),
    proposta: referred.length === 1 ? (referred[0] ?? null) : null,
  }
}
