import type { InfNFe } from '@app/contract/armazem/nota'
import { findCfop } from './cfop.ts'
import { hasMercadoria } from './finalidade.ts'
import type { Casa, Efeito, EfeitoProposto } from '../leitura/types.ts'

type Documentada = {
  cnpj?: string | undefined
  cpf?: string | undefined
  idEstrangeiro?: string | undefined
}

/** The document of a party on the wire: CNPJ, CPF or the foreign one; '' when it has none. */
export const documentoNaNota = (parte: Documentada | null | undefined): string =>
  parte?.cnpj ?? parte?.cpf ?? parte?.idEstrangeiro ?? ''

const isOurs = (local: Documentada | undefined, casa: Casa): boolean =>
  local !== undefined && casa.armazens.has(documentoNaNota(local))

type Proposta = Pick<EfeitoProposto, 'efeito' | 'motivo'>

/**
 * Used when the CFOP does not decide: goods delivered at our warehouse come in, goods fetched from it go out, and the
 * operator is asked about all others (FACTS §8, 'any other').
 */
const byPlace = (infNFe: InfNFe, casa: Casa): Proposta => {
  if (isOurs(infNFe.entrega, casa)) return { efeito: 'entrada', motivo: 'entrega' }
  if (isOurs(infNFe.retirada, casa)) return { efeito: 'saida', motivo: 'retirada' }
  return { efeito: 'perguntar', motivo: 'semRegra' }
}

const byCfop = (
  cfop: string | null,
  infNFe: InfNFe,
  casa: Casa,
): Exclude<Efeito, 'perguntar'> | undefined => {
  const regra = findCfop(cfop, casa.cfops)
  if (!regra || regra.efeito === 'perguntar') return undefined
  if (regra.soSeArmazemEmite && !casa.armazens.has(documentoNaNota(infNFe.emit))) return undefined
  return regra.efeito
}

/** What each item proposes: the purpose of the note first, then its own CFOP, then the places. */
export const proposeEfeitos = (infNFe: InfNFe, casa: Casa): EfeitoProposto[] =>
  infNFe.det.map(({ prod: { cfop } }, item) => {
    if (!hasMercadoria(infNFe.ide.finNFe)) return { item, cfop, efeito: 'fiscal', motivo: 'finalidade' }
    const efeito = byCfop(cfop, infNFe, casa)
    return efeito ? { item, cfop, efeito, motivo: 'cfop' } : { item, cfop, ...byPlace(infNFe, casa) }
  })
