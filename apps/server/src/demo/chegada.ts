import type { TerminarChegadaInput } from '@app/contract/armazem/chegada'
import {
  addFotosChegada,
  closeChegada,
  countChegada,
  finishChegada,
  recountChegada,
  takeChegada,
} from '../features/armazem/chegada/index.ts'
import { addFotos } from '../features/armazem/expedicao/index.ts'
import { getImpressos, saveImpressos } from '../features/armazem/impressos/index.ts'
import { loadSharp } from '../features/casca/midia/index.ts'
import type { Context } from '../platform/context.ts'
import { findFaturado } from './store.ts'

type Parte = { lote: string; validade: string | null; quantidade: number; avaria: boolean }

/** What was counted of the first line; absent: every line as the note says. */
export type Contagem = { partes?: readonly Parte[]; fim: TerminarChegadaInput }

export const COMO_A_NOTA: Contagem = { fim: { divergencias: [] } }

const LOTE = { lote: 'LAV-2609', validade: '2028-09-01' }

/** A return of 12.5 kg: 1 kg is missing, and 1.5 kg leaked. */
export const DEVOLUCAO: Contagem = {
  partes: [
    { ...LOTE, quantidade: 10, avaria: false },
    { ...LOTE, quantidade: 1.5, avaria: true },
  ],
  fim: {
    divergencias: [
      { posicao: 0, tipo: 'FALTA', motivo: 'EMITENTE', observacao: null },
      { posicao: 0, tipo: 'AVARIA', motivo: 'EMBALAGEM', observacao: 'Um galão vazou na caixa.' },
    ],
    observacao: 'O motorista assinou a ressalva no canhoto.',
  },
}

const CHAO =
  '<rect width="400" height="300" fill="#8b9296"/><rect y="190" width="400" height="110" fill="#6f767a"/>'
const caixa = (x: number, y: number, more = '') =>
  `<g transform="translate(${x} ${y})"><rect width="110" height="90" fill="#b48a5a"/><rect x="48" width="14" height="90" fill="#caa878"/><rect x="12" y="56" width="28" height="22" fill="#efe9df"/>${more}</g>`
const VAZOU = `${CHAO}<ellipse cx="210" cy="250" rx="120" ry="26" fill="#5c6a4d"/>${caixa(150, 140, '<path d="M20 90 L40 60 L52 90Z" fill="#3f3021"/><path d="M70 90c8-20 20-20 26 0z" fill="#5c6a4d"/>')}`
const BAU = `<rect width="400" height="300" fill="#3d4448"/><rect x="30" y="20" width="340" height="250" fill="#7d868b"/><rect x="30" y="230" width="340" height="40" fill="#565e62"/>${caixa(60, 140)}${caixa(172, 140)}${caixa(60, 50)}${caixa(172, 50)}`
const DOCA = `<rect width="400" height="300" fill="#a9b0b3"/><rect x="110" y="30" width="180" height="200" fill="#2f3538"/><rect y="230" width="400" height="70" fill="#74797c"/><rect x="110" y="226" width="180" height="8" fill="#d8b13c"/>${caixa(146, 142)}`

/** Three rivers under a roof. */
const LOGO =
  '<rect width="400" height="300" fill="#fff"/><path d="M60 120L200 30l140 90v24H60z" fill="#0f5561"/>' +
  [176, 214, 252]
    .map(
      (y) => `<path d="M60 ${y}q35 -26 70 0t70 0t70 0t70 0" stroke="#0f5561" stroke-width="16" fill="none"/>`,
    )
    .join('')

const drawJpeg = async (svg: string): Promise<string> => {
  const sharp = await loadSharp()
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 400 300">${svg}</svg>`
  return (await sharp(Buffer.from(drawn)).jpeg().toBuffer()).toString('base64')
}

const draw = async (filename: string, svg: string) => ({
  filename,
  contentType: 'image/jpeg',
  data: await drawJpeg(svg),
})

/** Counts a note at the door, as a person does; an interrupted count begins anew. */
export const countDemo = async (ctx: Context, nota: number, { partes, fim }: Contagem): Promise<void> => {
  const { linhas } = await takeChegada(ctx, nota, {})
  for (const { posicao } of linhas) await recountChegada(ctx, nota, { posicao })
  if (partes) {
    for (const parte of partes) await countChegada(ctx, nota, { posicao: 0, codigo: null, ...parte })
    await addFotosChegada(ctx, nota, { posicao: 0, fotos: [await draw('galao.jpg', VAZOU)] })
  } else {
    // A closed count tells what the note says; counting on opens it.
    const aberta = await closeChegada(ctx, nota)
    for (const { posicao, lotes } of aberta.linhas)
      for (const { lote, validade, quantidade } of lotes)
        await countChegada(ctx, nota, {
          posicao,
          lote,
          validade,
          avaria: false,
          quantidade: quantidade ?? 0,
          codigo: null,
        })
  }
  await closeChegada(ctx, nota)
  await finishChegada(ctx, nota, fim)
}

/** The papers of the demo carry a logo. */
export const drawLogo = async (ctx: Context): Promise<void> => {
  if ((await getImpressos(ctx)).logo === null)
    await saveImpressos(ctx, { logo: { data: await drawJpeg(LOGO) } })
}

/** The first order that is about to leave has photos of its loading. */
export const photographLoading = async (ctx: Context): Promise<void> => {
  const pedido = await findFaturado(ctx.db)
  if (pedido === undefined) return
  await addFotos(ctx, pedido, { fotos: [await draw('doca-2.jpg', DOCA), await draw('bau.jpg', BAU)] })
}
