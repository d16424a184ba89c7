import { lexer } from 'marked'
import type { MarkedToken } from 'marked'

/** The page as the lexer of `marked` cuts it; no HTML is made of it. */
export const readMarkdown = (text: string): MarkedToken[] => lexer(text) as MarkedToken[]

/** 'Por que tenho 7?' → 'por-que-tenho-7': the anchor of a heading, as the repository's own pages have it. */
export const anchorOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')
