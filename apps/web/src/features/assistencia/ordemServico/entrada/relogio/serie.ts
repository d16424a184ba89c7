import type { SerieConhecida } from '@app/contract/assistencia/relogioVendido'
import type { Leitura } from '@app/rules/casca/leitura'
import { desvioDaSerie } from '@app/rules/assistencia/relogioVendido'
import type { Entrada } from '../entrada.ts'

const DESCONHECIDA = 'Não está entre os vendidos deste modelo: confira o que está gravado na tampa.'

/** What is odd about a serial number; it does not prevent the intake. */
export function avisoDaSerie(
  serie: string,
  modelo: Entrada['modelo'],
  conhecida: SerieConhecida | undefined,
): string | undefined {
  if (serie === '' || modelo === null) return undefined
  const { mascaraSerie = null, digitoSerie = 'NENHUM' } = modelo
  const desvio = desvioDaSerie(serie, { mascaraSerie, digitoSerie })
  if (desvio !== null) return desvio
  const outro = conhecida?.vendas.find((venda) => venda.modelo.id !== modelo.id)
  const doModelo = conhecida?.vendas.some((venda) => venda.modelo.id === modelo.id)
  if (outro && !doModelo) return `O fabricante vendeu este número como ${outro.modelo.descricao}.`
  return conhecida?.desconhecida ? DESCONHECIDA : undefined
}

const MAXIMO = 60
/** The workshop's own label: 'OS388-2026'. */
const ETIQUETA = /^OS\d{1,9}-\d{4}$/i

/** The serial number in what the camera read; null for a code of another thing, as that of the model on its box. */
export function serieLida(leitura: Leitura | null): string | null {
  const texto =
    leitura?.tipo === 'codigo'
      ? leitura.codigo
      : // Few digits may have the check digit of a GTIN by chance.
        leitura?.tipo === 'gtin' && leitura.gtin.length === 8
        ? leitura.gtin
        : null
  if (texto === null || texto.length > MAXIMO || ETIQUETA.test(texto)) return null
  return texto.toUpperCase()
}
