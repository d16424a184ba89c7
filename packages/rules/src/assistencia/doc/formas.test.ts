import { describe, expect, test } from 'vitest'
import { formasDe, palavrasDitas } from './formas.ts'

const withoutAccents = (word: string) => word.normalize('NFD').replaceAll(/\p{M}/gu, '')

const PARES = `
  vedação vedações, calibração calibrações, botão botões, pistão pistões, tensão tensões, versão versões,
  mão mãos, grão grãos, corrimão corrimãos, órgão órgãos, pão pães, cão cães, capitão capitães,
  manual manuais, mancal mancais, metal metais, cristal cristais, canal canais, sal sais,
  anel anéis, papel papéis, painel painéis, bisel biséis, aluguel aluguéis, móvel móveis, nível níveis, visível visíveis,
  farol faróis, lençol lençóis, caracol caracóis, sol sóis, azul azuis,
  barril barris, fuzil fuzis, fácil fáceis, útil úteis, projétil projéteis,
  item itens, nuvem nuvens, imagem imagens, boletim boletins, jardim jardins, som sons, álbum álbuns, hífen hifens,
  valor valores, visor visores, motor motores, tambor tambores, cor cores, ar ares, açúcar açúcares,
  luz luzes, vez vezes, raiz raízes, matriz matrizes, juiz juízes,
  mola molas, chave chaves, rubi rubis, parafuso parafusos, grau graus, chapéu chapéus, degrau degraus,
  pé pés, dia dias, fio fios, lei leis, herói heróis, pai pais, mãe mães, árvore árvores, gaze gazes`
  .split(',')
  .map((par) => par.trim().split(' ') as [string, string])

describe.each(PARES)('%s, %s', (um, varios) => {
  test.each([
    ['as written', (word: string) => word],
    ['without accents', withoutAccents],
    ['in capitals', (word: string) => word.toUpperCase()],
    ['decomposed', (word: string) => word.normalize('NFD')],
  ])('each is a form of the other, %s', (_name, typed) => {
    expect(formasDe(typed(um))).toContain(withoutAccents(varios))
    expect(formasDe(typed(varios))).toContain(withoutAccents(um))
  })
})

test.each([
  ['vedação', ['vedacoes', 'vedacaos', 'vedacaes']],
  ['manuais', ['manual', 'manuai']],
  ['papéis', ['papel', 'papil', 'papei']],
  ['barril', ['barris', 'barreis']],
  ['mola', ['molas']],
  // Nothing is left of a word that is an ending.
  ['a', []],
  ['os', []],
  ['', []],
  ['hertz', ['hertzes']],
  ['quartz', ['quartzes']],
  ['watt', []],
  ['日本', []],
])('the forms of %s are %j, no more than three', (word, formas) => {
  expect(formasDe(word)).toEqual(formas)
})

test.each([
  [
    'vedação do mancal',
    [
      ['vedação', 'vedação vedacoes vedacaos vedacaes'],
      ['do', 'do dos'],
      ['mancal', 'mancal mancais'],
    ],
  ],
  // Every letter but those of words stays as it was typed.
  ['  (mola), ', [['(mola),', '(mola), molas']]],
  ['fundo/tampa', [['fundo/tampa', 'fundo/tampa fundos tampas']]],
  ['porta-molas', [['porta-molas', 'porta-molas portas mola']]],
  // Names are no words.
  ['M42 3ATM Ø38 4.5', ['M42', '3ATM', 'Ø38', '4.5'].map((dita) => [dita, dita])],
  ['MÃO', [['MÃO', 'MÃO moes maos maes']]],
  [' \t ', []],
])('%j is asked for word by word', (busca, palavras) => {
  expect(palavrasDitas(busca).map(({ dita, formas }) => [dita, formas])).toEqual(palavras)
})

test('a long search stays in proportion', () => {
  const [palavra] = palavrasDitas('a'.repeat(10_000))
  expect(palavra?.formas).toHaveLength(20_002)
})
