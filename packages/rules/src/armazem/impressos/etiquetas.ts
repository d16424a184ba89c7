import type { Impressos } from '@app/contract/armazem/impressos'
import { zplDe } from './zpl.ts'

type Papel = Pick<Impressos, 'etiquetas' | 'resolucao'>

/** The label of this house for a lot, which picking and counting read. */
export const codigoDoLote = (saldo: number): string => `RETAGUARDA:LOTE:${saldo}`

export type EtiquetaDeProduto = { codigo: string; codigoBarras: string | null; descricao: string }

const papelDe = ({ etiquetas, resolucao }: Papel, tipo: keyof Papel['etiquetas']) => ({
  medida: etiquetas[tipo],
  resolucao,
})

/** A product's label: its words and the code that readers know it by. */
export const zplDeProduto = (
  { codigo, codigoBarras, descricao }: EtiquetaDeProduto,
  papel: Papel,
  copias: number,
): string =>
  zplDe(
    [
      { tipo: 'texto', texto: codigo, altura: 4 },
      { tipo: 'texto', texto: descricao, altura: 2.5, linhas: 2 },
      { tipo: 'barras', texto: codigoBarras ?? codigo, altura: 12 },
    ],
    papelDe(papel, 'produto'),
    copias,
  )

export type EtiquetaDeLote = {
  saldo: number
  codigo: string
  descricao: string
  lote: string
  /** As people read it. */
  validade: string
  endereco: string | null
}

/** A lot's label: product, lot, expiry and place, and the house's own code of it. */
export const zplDeLote = (
  { saldo, codigo, descricao, lote, validade, endereco }: EtiquetaDeLote,
  papel: Papel,
  copias: number,
): string =>
  zplDe(
    [
      { tipo: 'texto', texto: codigo, direita: endereco ?? '', altura: 5 },
      { tipo: 'texto', texto: descricao, altura: 3, linhas: 2 },
      {
        tipo: 'qr',
        texto: codigoDoLote(saldo),
        altura: 24,
        ao: [`Lote ${lote || 'sem lote'}`, `Validade ${validade}`],
      },
    ],
    papelDe(papel, 'lote'),
    copias,
  )

export type EtiquetaDeVolume = {
  numeroPedido: number
  cliente: string
  transportadora: string | null
  /** As people read it. */
  coleta: string
  urgente: boolean
  rascunho: boolean
  /** The address that opens the order. */
  endereco: string
  volume: number
  volumes: number
  /** As people read it, with its unit. */
  peso: string | null
}

/** The label of one volume of an order. */
export const zplDeVolume = (volume: EtiquetaDeVolume, papel: Papel): string =>
  zplDe(
    [
      ...(volume.rascunho ? [{ tipo: 'texto', texto: 'RASCUNHO', altura: 8 } as const] : []),
      {
        tipo: 'texto',
        texto: `Pedido ${volume.numeroPedido}`,
        direita: volume.urgente ? 'URGENTE' : '',
        altura: 8,
      },
      { tipo: 'texto', texto: volume.cliente, altura: 5, linhas: 2 },
      { tipo: 'texto', texto: `Transportadora: ${volume.transportadora ?? '—'}`, altura: 4, linhas: 2 },
      { tipo: 'texto', texto: `Coleta: ${volume.coleta}`, altura: 4 },
      {
        tipo: 'texto',
        texto: `Volume ${volume.volume} de ${volume.volumes}`,
        direita: volume.peso ?? '',
        altura: 8,
      },
      { tipo: 'barras', texto: String(volume.numeroPedido), altura: 24 },
      { tipo: 'qr', texto: volume.endereco, altura: 32 },
    ],
    papelDe(papel, 'volume'),
  )
