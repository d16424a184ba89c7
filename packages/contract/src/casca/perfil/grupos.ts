// This file does without Zod, because it holds words for screens.

/** The modules of the product that an installation may have (MODULOS). */
export const MODULOS = ['armazem', 'assistencia'] as const
export type Modulo = (typeof MODULOS)[number]

/** The groups of abilities, each with the module that it belongs to; null belongs to the shell. */
export const GRUPO_MODULO = {
  Pedidos: 'armazem',
  Painel: 'armazem',
  Clientes: 'armazem',
  'Produtos e estoque': 'armazem',
  'Notas fiscais': 'armazem',
  'Ordens de serviço': 'assistencia',
  'Peças e trocas': 'assistencia',
  'Cadastros da assistência': 'assistencia',
  'Planos e cobranças': 'assistencia',
  Chamados: 'assistencia',
  Pessoas: null,
  Configurações: null,
} as const satisfies Record<string, Modulo | null>
export const GRUPOS = Object.keys(GRUPO_MODULO) as (keyof typeof GRUPO_MODULO)[]

/** An ability in plain words, for people who assign it to a profile. */
export type Habilidade = { grupo: keyof typeof GRUPO_MODULO; rotulo: string; descricao: string }
