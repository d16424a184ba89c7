import { CORREIO_MODELOS, type CorreioTextos, type CorreioTipo } from '@app/contract/casca/correio/modelos'
import type { ErrorCode } from '@app/contract/casca/errors'
import { fillMarcas, marcasDe } from './marcas.ts'

export const CORREIO_CAMPOS = ['assunto', 'abertura', 'fechamento'] as const
export type CorreioCampo = (typeof CORREIO_CAMPOS)[number]

export const isMesmoTexto = (one: CorreioTextos, other: CorreioTextos): boolean =>
  CORREIO_CAMPOS.every((campo) => one[campo] === other[campo])

export type FaltaNoTexto = {
  campo: CorreioCampo
  codigo: Extract<ErrorCode, 'AVISO_MARCA' | 'CORREIO_MARCA_FALTA' | 'CORREIO_ASSUNTO_LINHAS'>
  marca: string
}

/**
 * What is wrong with the texts of a kind of mail: a name between braces that it does not know, or one missing without
 * which the mail says nothing.
 */
export const faltasNaCarta = (tipo: CorreioTipo, textos: CorreioTextos): FaltaNoTexto[] => {
  const { marcas } = CORREIO_MODELOS[tipo]
  const faltas: FaltaNoTexto[] = CORREIO_CAMPOS.flatMap((campo) => {
    const marca = marcasDe(textos[campo]).find((name) => !Object.hasOwn(marcas, name))
    return marca === undefined ? [] : [{ campo, codigo: 'AVISO_MARCA' as const, marca }]
  })
  const ditas = new Set([...marcasDe(textos.abertura), ...marcasDe(textos.fechamento)])
  const falta = Object.entries(marcas).find(([name, { exigida }]) => exigida && !ditas.has(name))
  if (falta) faltas.push({ campo: 'abertura', codigo: 'CORREIO_MARCA_FALTA', marca: falta[0] })
  if (/[\r\n]/.test(textos.assunto.trim()))
    faltas.push({ campo: 'assunto', codigo: 'CORREIO_ASSUNTO_LINHAS', marca: '' })
  return faltas
}

/** The examples of a kind, by which its texts are shown and tried. */
export const exemplosDe = (tipo: CorreioTipo): Record<string, string> =>
  Object.fromEntries(
    Object.entries(CORREIO_MODELOS[tipo].marcas).map(([name, { exemplo }]) => [name, exemplo]),
  )

/** The mail as it goes out: its subject on one line, and opening, the product's part and closing as paragraphs. */
export const composeCarta = (
  { assunto, abertura, fechamento }: CorreioTextos,
  valores: Readonly<Record<string, string>>,
  corpo: string,
): { assunto: string; texto: string } => ({
  assunto: fillMarcas(assunto, valores).replaceAll(/\s+/g, ' ').trim(),
  texto: `${[fillMarcas(abertura, valores), corpo, fillMarcas(fechamento, valores)]
    .map((part) => part.replaceAll(/[ \t]+$/gm, '').trim())
    .filter((part) => part !== '')
    .join('\n\n')
    .replaceAll(/\n{3,}/g, '\n\n')}\n`,
})
