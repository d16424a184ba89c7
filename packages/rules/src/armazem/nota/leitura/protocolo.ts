import { textoDe, type Elemento } from './elemento.ts'
import { EVENTO_REGISTRADO } from './evento.ts'
import type { Aviso, Cancelamento, Recusa } from './types.ts'

/** Table of cStat (MOC Anexo I). 150 is an authorisation out of time, as good as 100. */
const AUTORIZADA = new Set(['100', '150'])
const DENEGADA = new Set(['110', '205', '301', '302', '303'])
const CANCELADA = new Set(['101', '151', '155'])

/** Events that cancel a note (110112: by substitution). */
const EVENTOS_CANCELAMENTO = new Set(['110111', '110112'])

/** The protocol must belong to this note (MOC, `protNFe`). */
export const checkChaveDoProtocolo = (infProt: Elemento, chave: string): Recusa | undefined => {
  const outra = textoDe(infProt, 'chNFe') ?? ''
  return outra === chave
    ? undefined
    : { tipo: 'recusa', codigo: 'E_CHAVE_PROTOCOLO', params: { outra }, chave }
}

/** Authorised, denied, cancelled, or a rejection (MOC, table of cStat). */
export const checkSituacao = (infProt: Elemento, chave: string): Recusa | undefined => {
  const cStat = textoDe(infProt, 'cStat') ?? ''
  if (AUTORIZADA.has(cStat)) return undefined
  if (DENEGADA.has(cStat)) return { tipo: 'recusa', codigo: 'E_DENEGADA', params: { cStat }, chave }
  if (!CANCELADA.has(cStat)) return { tipo: 'recusa', codigo: 'E_NAO_AUTORIZADA', params: { cStat }, chave }
  return recusaCancelada({
    chave,
    protocolo: textoDe(infProt, 'nProt') ?? null,
    em: textoDe(infProt, 'dhRecbto') ?? null,
  })
}

/** A registered cancellation: `retEvento/infEvento` of the file (sped-nfe appends it to the note it cancels). */
export const readCancelamento = (infEvento: Elemento): Cancelamento | undefined => {
  const text = (nome: string) => textoDe(infEvento, nome)
  if (!EVENTOS_CANCELAMENTO.has(text('tpEvento') ?? '')) return undefined
  if (!EVENTO_REGISTRADO.has(text('cStat') ?? '')) return undefined
  const chave = text('chNFe')
  return chave === undefined
    ? undefined
    : { chave, protocolo: text('nProt') ?? null, em: text('dhRegEvento') ?? null }
}

const recusaCancelada = (cancelamento: Cancelamento): Recusa => ({
  tipo: 'recusa',
  codigo: 'E_CANCELADA',
  params: { chave: cancelamento.chave },
  chave: cancelamento.chave,
  cancelamento,
})

/** A cancellation inside the note's own file. */
export const checkCancelamento = (eventos: readonly Elemento[], chave: string): Recusa | undefined => {
  const cancelamento = eventos.map(readCancelamento).find((each) => each?.chave === chave)
  return cancelamento && recusaCancelada(cancelamento)
}

/** Without a protocol nothing proves that SEFAZ authorised the note (our own rule). */
export const warnProtocolo = (infProt: Elemento | undefined): Aviso[] => {
  if (!infProt) return [{ codigo: 'W_SEM_PROTOCOLO', params: {} }]
  const data = textoDe(infProt, 'dhRecbto')
  const day = /^(\d{4})-(\d\d)-(\d\d)/.exec(data ?? '')
  return [{ codigo: 'I_SITUACAO', params: { data: day ? `${day[3]}/${day[2]}/${day[1]}` : (data ?? '?') } }]
}

/** Test environment in the note or in the protocol: no fiscal value (MOC, `tpAmb`). */
export const warnAmbiente = (tpAmb: string | undefined, infProt: Elemento | undefined): Aviso[] =>
  tpAmb !== '1' || (infProt && textoDe(infProt, 'tpAmb') !== '1')
    ? [{ codigo: 'W_HOMOLOGACAO', campo: 'ide.tpAmb', params: {} }]
    : []

/** The text that SEFAZ authorised must be the text that was signed (MOC, `infProt/digVal`). */
export const warnDigVal = (infProt: Elemento | undefined, digestValue: string | null): Aviso[] => {
  const digVal = textoDe(infProt, 'digVal')?.replaceAll(/\s/g, '')
  return digVal && digestValue && digVal !== digestValue ? [{ codigo: 'W_DIGVAL', params: {} }] : []
}

/** Contingency (MOC, `tpEmis`): 6 and 7 are the SVC. The reader mentions it, but it never counts against a note. */
export const warnContingencia = (tpEmis: string | undefined): Aviso[] =>
  tpEmis === undefined || tpEmis === '1'
    ? []
    : [{ codigo: 'I_CONTINGENCIA', campo: 'ide.tpEmis', params: { tipo: tpEmis } }]
