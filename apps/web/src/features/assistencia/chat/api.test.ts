import type { Mensagem } from '@app/contract/assistencia/chat'
import { expect, test } from 'vitest'
import { mergeMensagens } from './api.ts'

const mensagem = (numero: number, texto: string): Mensagem => ({
  id: numero,
  numero,
  autor: { id: 1, nome: 'Ana' },
  doPosto: true,
  texto,
  cita: null,
  mencoes: [],
  arquivos: [],
  criadoEm: '2026-11-22T12:00:00Z',
  editadaEm: null,
  apagada: false,
  revisao: numero,
  dispositivo: '00000000-0000-4000-8000-000000000000',
})

test('what was missed comes in its order, a correction in the place of what it corrects, nothing twice', () => {
  const merged = mergeMensagens(
    [mensagem(1, 'um'), mensagem(2, 'dois')],
    [mensagem(2, 'dois, corrigida'), mensagem(4, 'quatro'), mensagem(3, 'três')],
  )
  expect(merged.map(({ numero, texto }) => `${numero} ${texto}`)).toEqual([
    '1 um',
    '2 dois, corrigida',
    '3 três',
    '4 quatro',
  ])
})
