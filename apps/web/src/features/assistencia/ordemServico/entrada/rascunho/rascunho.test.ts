import { expect, test } from 'vitest'
import { partFotos } from '../../rascunho/fotos.ts'
import { lugarDoRascunho, nomeDaQualidade, PREFIXO_NOVA, PREFIXO_PA } from '../../rascunho/nomes.ts'
import { entradaVazia } from '../entrada.ts'
import { asRascunho, fotosDe, isVazia, parseRascunho, tituloOf } from './rascunho.ts'

const foto = (key: string) => ({ key, filename: `${key}.jpg`, contentType: 'image/jpeg', data: 'AAEC' })
const entrada = {
  ...entradaVazia('OS'),
  numeroSerie: ' ab1 ',
  fotos: [{ ...foto('a'), rotulo: 'FRENTE' as const }],
  arquivoNotaFiscal: foto('nf'),
  checklist: { 4: { resultado: 'NAO_OK' as const, nota: 'Riscado', fotos: [foto('c')] } },
  assinatura: 'data:image/png;base64,AA',
  condicoes: 2,
}
const draft = asRascunho({
  entrada,
  passo: 'conferir',
  pontos: [],
  chaves: { consumidor: 'x', os: 'y', abrir: 'z' },
  guardado: { consumidor: null, os: null },
  fora: [],
})

test('a draft of an intake has neither bytes nor what the customer does with his own hand', () => {
  expect(JSON.stringify(draft)).not.toContain('AAEC')
  expect(draft.entrada).not.toHaveProperty('assinatura')
  expect(draft.entrada).not.toHaveProperty('condicoes')
  expect(draft.entrada.fotos).toEqual([
    { key: 'a', filename: 'a.jpg', contentType: 'image/jpeg', rotulo: 'FRENTE' },
  ])
  expect(parseRascunho(structuredClone(draft))).toEqual(draft)
  expect(parseRascunho({ ...draft, formato: 0 })).toBeNull()
})

test('each photo is a file of the draft, made once; without room all of them are named', () => {
  const fotos = fotosDe(entrada)
  const { kept } = partFotos(fotos)
  expect(Object.entries(kept).map(([key, { name, size }]) => [key, name, size])).toEqual([
    ['a', 'a.jpg', 3],
    ['nf', 'nf.jpg', 3],
    ['c', 'c.jpg', 3],
  ])
  expect(partFotos(fotos).kept['a']).toBe(kept['a'])
  expect(partFotos(fotos, 0).left.map(({ nome }) => nome)).toEqual(['a.jpg', 'nf.jpg', 'c.jpg'])
})

test('is named by what is known so far, and there is none of an empty intake', () => {
  expect(tituloOf(entrada)).toBe('Nova OS · AB1')
  expect(isVazia(entrada)).toBe(false)
  expect(isVazia(entradaVazia('OS'))).toBe(true)
})

test('a name says whether a repair is checked, and which', () => {
  expect(lugarDoRascunho(nomeDaQualidade(7))).toBe('/bancada?os=7#conferir')
  expect(lugarDoRascunho(`${PREFIXO_NOVA}abc`)).toBe('/ordemServico/novo')
  expect(lugarDoRascunho(`${PREFIXO_PA}abc`)).toBe('/ordemServico/novo?tipo=PA')
})
