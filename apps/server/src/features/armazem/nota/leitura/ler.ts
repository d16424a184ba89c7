import {
  comCodificacaoErrada,
  lerNota,
  oferecer,
  refusalOf,
  type Elemento,
  type Leitura,
  type NotaLida,
  type Recusa,
} from '@app/rules/armazem/nota'
import { lerArvore } from './arvore.ts'
import { verificar } from './assinatura.ts'
import { decodificar, relerComoUtf8 } from './bytes.ts'
import { acharNotas, type NotaAberta } from './envelope.ts'
import type { Esquemas } from './esquemas.ts'
import { NotaRecusada, recusar } from './recusa.ts'
import { varrer } from './varredura.ts'
import { abrir, canonico, primeiro, type Abertos } from './xml.ts'

type Julgada = { infNFe: Elemento; leitura: NotaLida | Recusa }

const readOne = ({ nfe, ...beside }: NotaAberta, esquemas: Esquemas, abertos: Abertos): Julgada => {
  const element = primeiro(nfe, 'n:infNFe')
  if (!element) return recusar('E_DESCONHECIDO', { elemento: nfe.name })
  const canonical = canonico(element)
  const infNFe = lerArvore(canonical.toString('utf8'))
  const recusa = refusalOf({ infNFe, ...beside })
  if (recusa) return { infNFe, leitura: recusa }
  const provas = verificar(nfe, element, canonical, abertos)
  const esquema = esquemas.validar(nfe, infNFe)
  return { infNFe, leitura: lerNota({ infNFe, ...beside }, { ...provas, esquema }) }
}

const toLeitura = (leitura: NotaLida | Recusa): Leitura =>
  'tipo' in leitura ? leitura : { tipo: 'nota', nota: leitura }

const isOf = (chave: string) => (nota: NotaAberta) =>
  primeiro(nota.nfe, 'n:infNFe')?.attr('Id')?.value === `NFe${chave}`

const readText = (texto: string, nota: string | undefined, esquemas: Esquemas): Leitura => {
  const abertos: Abertos = []
  try {
    const found = acharNotas(abrir(texto, abertos).root, abertos)
    if (found.length === 0) recusar('E_DESCONHECIDO', { elemento: abertos[0]?.root.name ?? '' })
    const chosen = found.length > 1 && nota !== undefined ? found.filter(isOf(nota)).slice(0, 1) : found
    const judged = (chosen.length > 0 ? chosen : found).map((each) => readOne(each, esquemas, abertos))
    const [only] = judged
    return judged.length === 1 && only
      ? toLeitura(only.leitura)
      : { tipo: 'escolha', notas: judged.map(({ infNFe, leitura }) => oferecer(infNFe, leitura)) }
  } finally {
    for (const document of abertos) document.dispose()
  }
}

/**
 * Accents that turned to 'Ã§' are read right when the file, read as the UTF-8 it is, has a signature that holds; that it
 * declares something else stays a warning.
 */
const rereadWhenMisdeclared = (
  leitura: Leitura,
  utf8: () => string | undefined,
  esquemas: Esquemas,
): Leitura => {
  if (leitura.tipo !== 'nota' || leitura.nota.assinatura.resultado !== 'digest') return leitura
  const texto = utf8()
  const again = texto === undefined ? undefined : readText(texto, leitura.nota.chave, esquemas)
  if (again?.tipo !== 'nota' || again.nota.assinatura.resultado !== 'ok') return leitura
  return { tipo: 'nota', nota: comCodificacaoErrada(again.nota) }
}

/** One file, from its bytes to what is said of it. Throws only what is a fault of ours. */
export const ler = (bytes: Uint8Array, nota: string | undefined, esquemas: Esquemas): Leitura => {
  try {
    const decoded = decodificar(bytes)
    varrer(decoded.texto)
    const leitura = readText(decoded.texto, nota, esquemas)
    return rereadWhenMisdeclared(leitura, () => relerComoUtf8(bytes, decoded), esquemas)
  } catch (error) {
    if (error instanceof NotaRecusada) return error.recusa
    throw error
  }
}
