import type { CodigoRecusa } from '../regras/regras.ts'

export const NS_NFE = 'http://www.portalfiscal.inf.br/nfe'
const NS_SOAP = new Set([
  'http://schemas.xmlsoap.org/soap/envelope/',
  'http://www.w3.org/2003/05/soap-envelope',
])

/** Roots of the NF-e namespace that hold whole notes. */
export type Envelope = 'nfeProc' | 'NFe' | 'enviNFe' | 'retDistDFeInt'
const ENVELOPES = ['nfeProc', 'NFe', 'enviNFe', 'retDistDFeInt'] as const satisfies Envelope[]

type Reconhecido = { envelope: Envelope | 'soap' } | { recusa: CodigoRecusa }

const OUTROS_NFE: Readonly<Record<string, CodigoRecusa>> = {
  procEventoNFe: 'E_EVENTO',
  evento: 'E_EVENTO',
  envEvento: 'E_EVENTO',
  retEvento: 'E_EVENTO',
  retEnvEvento: 'E_EVENTO',
  resNFe: 'E_RESUMO',
  resEvento: 'E_RESUMO',
  procInutNFe: 'E_INUTILIZACAO',
  ProcInutNFe: 'E_INUTILIZACAO',
  inutNFe: 'E_INUTILIZACAO',
}

/**
 * What a document is, by its root's local name and namespace together, never by searching for a tag: a CT-e too
 * contains an element called `infNFe` (FACTS §2).
 */
export const recogniseDocumento = (nome: string, namespace: string): Reconhecido => {
  if (NS_SOAP.has(namespace)) return { envelope: 'soap' }
  if (
    namespace.startsWith('http://www.portalfiscal.inf.br/cte') ||
    /^(cteProc|CTe|cteOSProc|CTeOS)$/.test(nome)
  )
    return { recusa: 'E_CTE' }
  if (namespace.startsWith('http://www.portalfiscal.inf.br/mdfe') || /^(mdfeProc|MDFe)$/.test(nome))
    return { recusa: 'E_MDFE' }
  if (/nfse/i.test(namespace) || /^((comp)?nfse|dps)$/i.test(nome)) return { recusa: 'E_NFSE' }
  if (nome === 'CFe') return { recusa: 'E_CFE' }
  const envelope = ENVELOPES.find((each) => each === nome)
  if (namespace !== NS_NFE)
    return { recusa: envelope && envelope !== 'retDistDFeInt' ? 'E_NAMESPACE' : 'E_DESCONHECIDO' }
  return envelope ? { envelope } : { recusa: OUTROS_NFE[nome] ?? 'E_DESCONHECIDO' }
}

/** Modelo 55, layout 4.00; 65 is the consumers' note (MOC Anexo I, `ide/mod` and `infNFe/@versao`). */
export const recusaModelo = (mod: string | undefined): CodigoRecusa | undefined => {
  if (mod === '55') return undefined
  return mod === '65' ? 'E_NFCE' : 'E_DESCONHECIDO'
}

/** Layout 4.00 is the only one in force; a note of an earlier one has another shape. */
export const recusaVersao = (versao: string | undefined): CodigoRecusa | undefined =>
  versao === '4.00' ? undefined : 'E_LAYOUT'
