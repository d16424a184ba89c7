import { lexer } from 'marked'
import type { MarkedToken } from 'marked'

/** The page as tokens of the lexer of `marked`; it makes no HTML. */
export const readMarkdown = (text: string): MarkedToken[] => lexer(text) as MarkedToken[]

/** 'Por que tenho 7?' → 'por-que-tenho-7': the anchor of a heading, as in the repository's own pages. */
export const anchorOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')
