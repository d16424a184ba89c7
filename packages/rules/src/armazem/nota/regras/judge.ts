import type { InfNFe, ProtocoloNFe } from '@app/contract/armazem/nota'
import { warnAssinatura, warnTitular, warnValidade } from '../leitura/assinatura.ts'
import { chaveDe, checkCampos, checkDigito } from '../leitura/chave.ts'
import { recusaModelo, recusaVersao } from '../leitura/documento.ts'
import { textoDe, type Elemento } from '../leitura/elemento.ts'
import { warnEsquema } from '../leitura/esquema.ts'
import { warnFinalidade, hasMercadoria } from '../destino/finalidade.ts'
import { toInfNFe, toProtocolo } from '../leitura/infNFe.ts'
import { warnItens, checkItens } from '../leitura/itens.ts'
import {
  warnAmbiente,
  warnContingencia,
  warnDigVal,
  warnProtocolo,
  checkCancelamento,
  checkChaveDoProtocolo,
  checkSituacao,
} from '../leitura/protocolo.ts'
import { warnTotalDaNota, warnTotalDosProdutos } from '../leitura/totais.ts'
import type { Assinatura, Aviso, EsquemaNota, NotaLida, Recusa } from '../leitura/types.ts'

/** What the reader takes out of a file for one note. */
export type NotaXml = {
  infNFe: Elemento
  infProt: Elemento | undefined
  /** `retEvento/infEvento` of the same file. */
  eventos: readonly Elemento[]
}

/** Facts that need bytes and keys: the reader finds them, the rules judge them. */
export type Provas = {
  assinatura: Assinatura
  esquema: EsquemaNota
  /** `Reference/DigestValue` as the signature states it. */
  digestDeclarado: string | null
  /** SHA-1 of the canonical `infNFe`, computed. */
  digestValue: string
}

const recusaDoModelo = (infNFe: Elemento): Recusa | undefined => {
  const mod = textoDe(infNFe, 'ide', 'mod')
  const versao = infNFe.atributos['versao']
  const codigo = recusaModelo(mod) ?? recusaVersao(versao)
  return (
    codigo && { tipo: 'recusa', codigo, params: { elemento: `modelo ${mod ?? '—'}`, versao: versao ?? '—' } }
  )
}

/** The first reason to refuse a note, in the order of FACTS. It is cheap, because it needs none of the proofs. */
export const refusalOf = ({ infNFe, infProt, eventos }: NotaXml): Recusa | undefined => {
  const chave = chaveDe(infNFe)
  return (
    recusaDoModelo(infNFe) ??
    checkDigito(chave) ??
    checkCampos(infNFe) ??
    (infProt && (checkChaveDoProtocolo(infProt, chave) ?? checkSituacao(infProt, chave))) ??
    checkCancelamento(eventos, chave) ??
    checkItens(infNFe, chave)
  )
}

const avisosDoTexto = ({ infNFe, infProt }: NotaXml, digestDeclarado: string | null): Aviso[] => {
  const ide = (nome: string) => textoDe(infNFe, 'ide', nome)
  return [
    ...warnProtocolo(infProt),
    ...warnAmbiente(ide('tpAmb'), infProt),
    ...warnContingencia(ide('tpEmis')),
    ...warnDigVal(infProt, digestDeclarado),
    ...warnFinalidade(ide('finNFe')),
    ...warnItens(infNFe, hasMercadoria(ide('finNFe'))),
    ...warnTotalDosProdutos(infNFe),
    ...warnTotalDaNota(infNFe),
  ]
}

/** Judges a note that was not refused, and collects all its findings. */
export const judgeNota = (xml: NotaXml, provas: Provas): NotaLida => {
  const infNFe: InfNFe = toInfNFe(xml.infNFe)
  const protocolo: ProtocoloNFe | null = xml.infProt ? toProtocolo(xml.infProt) : null
  const { assinatura, esquema, digestDeclarado, digestValue } = provas
  return {
    chave: infNFe.id,
    infNFe,
    protocolo,
    assinatura,
    esquema,
    digestValue,
    avisos: [
      ...avisosDoTexto(xml, digestDeclarado),
      ...warnAssinatura(assinatura),
      ...warnTitular(assinatura, infNFe.emit),
      ...warnValidade(assinatura, infNFe.ide.dhEmi),
      ...warnEsquema(esquema),
    ],
  }
}

/**
 * The file declares another encoding than it has, was read in its real one, and its signature is valid: the values are
 * the signed ones, so the reader only reports the fault (FACTS §1).
 */
export const comCodificacaoErrada = (nota: NotaLida): NotaLida => {
  const assinatura: Assinatura = { ...nota.assinatura, resultado: 'codificacao' }
  return { ...nota, assinatura, avisos: [...nota.avisos, ...warnAssinatura(assinatura)] }
}
