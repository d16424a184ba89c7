// This file does without Zod, so that a password field knows its limits without loading it.

/** Shortest password taken: the length must be above 7 (spec §5, §9). */
export const SENHA_MINIMA = 8
/** Longest password: a longer one would only take more time to judge. */
export const SENHA_MAXIMA = 128

/** Characters as people count them: an emoji is one. */
export const senhaLength = (senha: string): number => Array.from(senha).length
export const isLongerThanTaken = (senha: string): boolean => senhaLength(senha) > SENHA_MAXIMA

/**
 * Only this many first characters are judged for strength, because more costs hundreds of milliseconds and changes
 * nothing.
 */
export const SENHA_AVALIADA = 40

/** Words of the strength score 0 to 4 (spec §5). */
export const FORCA_ROTULOS = ['muito fraca', 'fraca', 'regular', 'boa', 'ótima'] as const
export type Forca = 0 | 1 | 2 | 3 | 4

/** Score that sign-up asks for (spec §9, decisions 32). */
export const FORCA_CADASTRO: Forca = 2
/**
 * Score that every other new password needs: change, recovery, first access, and one that staff sets (decisions 32).
 */
export const FORCA_TROCA: Forca = 3
