import type { OsFotoNova } from '@app/contract/assistencia/ordemServico'
import type { z } from 'zod'
import { loadSharp } from '../../../features/casca/midia/index.ts'

type Foto = z.infer<typeof OsFotoNova>

const FUNDO = '<rect width="400" height="300" fill="#c9cdca"/>'
const PULSEIRA = '<path d="M154 -10h92l-4 90h-84zM154 310h92l-4 -90h-84z" fill="#5b4636"/>'
const CAIXA =
  '<circle cx="200" cy="150" r="106" fill="#9aa1a5"/><circle cx="200" cy="150" r="102" fill="#cfd4d6"/>'

const around = (count: number, draw: (degrees: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw((at * 360) / count)).join('')

const FRENTE = `${FUNDO}${PULSEIRA}<rect x="302" y="138" width="18" height="26" rx="4" fill="#8d9498"/>${CAIXA}
  <circle cx="200" cy="150" r="88" fill="#1d2f3b"/>
  ${around(12, (degrees) => `<path d="M200 70v12" stroke="#eef1ef" stroke-width="4" transform="rotate(${degrees} 200 150)"/>`)}
  <path d="M200 156V100" stroke="#eef1ef" stroke-width="6" transform="rotate(305 200 150)"/>
  <path d="M200 160V82" stroke="#eef1ef" stroke-width="4" transform="rotate(52 200 150)"/>
  <circle cx="200" cy="150" r="6" fill="#c9a24a"/><ellipse cx="168" cy="196" rx="30" ry="16" fill="#fff" opacity=".22"/>`

const COROA = `${FUNDO}<circle cx="70" cy="150" r="190" fill="#9aa1a5"/><circle cx="70" cy="150" r="180" fill="#cfd4d6"/>
  <circle cx="70" cy="150" r="150" fill="#1d2f3b"/><rect x="256" y="96" width="66" height="108" rx="14" fill="#8d9498"/>
  ${Array.from({ length: 9 }, (_, at) => `<path d="M262 ${106 + at * 11}h54" stroke="#6d7478" stroke-width="4"/>`).join('')}
  <path d="M238 118c16 -8 20 70 2 62" stroke="#b3541e" stroke-width="6" fill="none"/>`

const TAMPA = `${FUNDO}${PULSEIRA}${CAIXA}<circle cx="200" cy="150" r="84" fill="#b2b8bb"/>
  ${around(6, (degrees) => `<rect x="193" y="63" width="14" height="10" rx="2" fill="#8d9498" transform="rotate(${degrees} 200 150)"/>`)}
  <circle cx="200" cy="150" r="54" fill="none" stroke="#9da3a6" stroke-width="2"/>
  <path d="M150 205l38 -14M236 96l22 9" stroke="#6d7478" stroke-width="2"/>`

const DESENHOS = [
  { rotulo: 'COROA', svg: COROA, frase: 'A coroa está gasta e não veda mais: entra umidade.' },
  { rotulo: 'FRENTE', svg: FRENTE, frase: 'O vidro embaça por dentro. O movimento precisa de limpeza.' },
  { rotulo: 'TAMPA', svg: TAMPA, frase: 'Os riscos no fundo são leves: só mudam a aparência.' },
] as const

/** What the bench says under each photo, in their order. */
export const FRASES = DESENHOS.map(({ frase }) => frase)

/** Three drawn photos of a watch, as the counter takes them. */
export const drawFotos = async (): Promise<Foto[]> => {
  const sharp = await loadSharp()
  return Promise.all(
    DESENHOS.map(async ({ rotulo, svg }) => {
      const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 400 300">${svg}</svg>`
      const data = await sharp(Buffer.from(drawn)).jpeg().toBuffer()
      return { rotulo, filename: `${rotulo.toLowerCase()}.jpg`, data: data.toString('base64') }
    }),
  )
}
