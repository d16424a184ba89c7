import type { FalhaInput } from '@app/contract/casca/falha'

const MOST_FRAMES = 12
/** A file of the application, its line and its column. */
const FRAME = /\/assets\/([\w.~-]+\.js:\d+:\d+)/g
/** Quoted text, addresses of mail and numbers are where data of people would stand. */
const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”/g
const MAIL = /\S+@\S+/g
const NUMBER = /\d[\d.,/-]*/g
/** Longer parts of an address are codes and tokens, not names of screens. */
const LONGEST_NAME = 24

const cleanMessage = (text: string): string =>
  text.replaceAll(QUOTED, '"…"').replaceAll(MAIL, '…').replaceAll(NUMBER, 'n').slice(0, 200)

const cleanTela = (path: string): string =>
  (path.split(/[?#]/, 1)[0] ?? '')
    .split('/')
    .slice(0, 6)
    .map((part) => (/\d/.test(part) || part.length > LONGEST_NAME || !/^[\w-]*$/.test(part) ? ':id' : part))
    .join('/')

/** What the log may keep of an error of a page: words without data, files with lines, the kind of the screen. */
export const cleanFalha = ({ mensagem, pilha, tela, montagem }: FalhaInput) => ({
  mensagem: cleanMessage(mensagem),
  pilha: Array.from(pilha.matchAll(FRAME), ([, frame]) => frame).slice(0, MOST_FRAMES),
  tela: cleanTela(tela),
  montagem: /^[0-9a-f]{12}$/.test(montagem) ? montagem : null,
})
