import { expect, test } from 'vitest'
import { eventosDaOs } from './eventos.ts'

const os = { numero: 12, ano: 2026, versao: 4 }

test('a new order and a move are told, and nothing else of it', () => {
  expect(
    eventosDaOs(
      [
        { campo: 'ordemServico', acao: 'criado', para: '12/2026' },
        { campo: 'statusOS', de: 'EM_CRIACAO', para: 'ABERTA' },
        { campo: 'consumidor', acao: 'alterado' },
      ],
      os,
    ),
  ).toEqual([
    { tipo: 'os.criada', dados: { ...os, de: null, para: null } },
    { tipo: 'os.movida', dados: { ...os, de: 'EM_CRIACAO', para: 'ABERTA' } },
  ])
})
