import type { InfNFe } from '@app/contract/armazem/nota'
import { formatDay, localDay, ZONA_PADRAO } from '../../../casca/tempo/index.ts'
import { documentoNaNota } from '../destino/efeito.ts'
import type { Assinatura, Aviso } from './types.ts'

const MOTIVOS: Readonly<Record<Exclude<Assinatura['resultado'], 'ok'>, string>> = {
  ausente: 'a nota não está assinada',
  referencia: 'a assinatura é de outro trecho do arquivo',
  algoritmo: 'o método da assinatura não é o da NF-e',
  digest: 'o conteúdo foi alterado depois de assinado, ainda que só nos espaços',
  codificacao: 'o arquivo declara uma codificação, mas está em UTF-8; lido assim, a assinatura confere',
  valor: 'o valor assinado não é o do certificado que a acompanha',
  certificado: 'o certificado não pôde ser lido',
}

/** XMLDSig over the note's own text; a fault warns and never blocks (FACTS §7). */
export const warnAssinatura = ({ resultado }: Assinatura): Aviso[] =>
  resultado === 'ok' ? [] : [{ codigo: 'W_ASSINATURA', params: { motivo: MOTIVOS[resultado] } }]

const base = (documento: string): string => (documento.length === 14 ? documento.slice(0, 8) : documento)

/** The certificate is the issuer's, by the base of its CNPJ: any branch may sign (MOC rejection 213). */
export const warnTitular = ({ documento, titular }: Assinatura, emit: InfNFe['emit']): Aviso[] =>
  documento === null || base(documento) === base(documentoNaNota(emit))
    ? []
    : [{ codigo: 'I_CERTIFICADO', params: { titular: titular ?? '—', documento } }]

/** The day in the warehouse's time zone, because the screen shows the certificate's days in it. */
const day = (instant: number): string => formatDay(localDay(new Date(instant), ZONA_PADRAO))

/** The certificate was valid when the note was issued (MOC rejection 280). */
export const warnValidade = ({ validoDe, validoAte }: Assinatura, dhEmi: string | null): Aviso[] => {
  const [de = NaN, ate = NaN, emissao = NaN] = [validoDe, validoAte, dhEmi].map((text) =>
    Date.parse(text ?? ''),
  )
  const known = [de, ate, emissao].every((instant) => !Number.isNaN(instant))
  return known && (emissao < de || emissao > ate)
    ? [
        {
          codigo: 'I_CERTIFICADO_VENCIDO',
          params: { de: day(de), ate: day(ate), emissao: formatDay(dhEmi ?? '') },
        },
      ]
    : []
}
