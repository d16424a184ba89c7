import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { termosDoOrcamento, textoMostrado, type OrcamentoMostrado } from './mostrado.ts'

const mostrado: OrcamentoMostrado = {
  numero: '388/2026',
  versao: 2,
  relogio: 'Náutico 42, nº de série 7204118',
  observacoes: null,
  termos: termosDoOrcamento({
    diasGarantiaServico: 90,
    validoAte: '26/11/2026 16:30',
    prazoDiasUteis: 7,
  }),
  linhas: [
    {
      id: 1,
      titulo: 'Revisão do movimento',
      descricao: 'Limpeza completa. Corrige o atraso.',
      quantidade: 1,
      garantia: false,
      opcional: false,
      valorFinal: 1180,
    },
    {
      id: 2,
      titulo: 'Pino',
      descricao: null,
      quantidade: 2,
      garantia: true,
      opcional: false,
      valorFinal: 9.9,
    },
    {
      id: 3,
      titulo: 'Polimento',
      descricao: null,
      quantidade: 1,
      garantia: false,
      opcional: true,
      valorFinal: 0.1,
    },
  ],
}

test('what was seen and which photos were shown is part of the text, where there was any', () => {
  const lines = textoMostrado({ ...mostrado, oQueVimos: 'A coroa está gasta.', fotos: [7, 9] }).split('\n')
  expect(lines.slice(6, 8)).toEqual(['O que vimos: A coroa está gasta.', 'Fotos mostradas: 7, 9'])
  expect(textoMostrado({ ...mostrado, fotos: [7, 9], frases: ['', 'Não veda mais.'] })).toContain(
    'Fotos mostradas: 7, 9 (Não veda mais.)',
  )
})

test('the text is what the page shows, word for word', () => {
  expect(textoMostrado(mostrado).replaceAll(' ', ' ')).toBe(
    [
      'Orçamento da ordem de serviço 388/2026, versão 2',
      'Náutico 42, nº de série 7204118',
      'Este orçamento vale até 26/11/2026 16:30.',
      'O conserto começa depois da sua aprovação; o que for recusado não é feito nem cobrado.',
      'Depois de aprovado, o conserto leva até 7 dias úteis.',
      'O serviço tem 90 dias de garantia a partir da entrega.',
      '1. 1 × Revisão do movimento | Limpeza completa. Corrige o atraso. | R$ 1.180,00 | Necessário para o conserto.',
      '2. 2 × Pino | Coberto pela garantia: R$ 0,00 | Necessário para o conserto.',
      '3. 1 × Polimento | R$ 0,10 | Você pode recusar só este item.',
      'Total: R$ 1.180,10',
    ].join('\n'),
  )
})

test('without a deadline and with remarks', () => {
  const termos = termosDoOrcamento({
    diasGarantiaServico: 90,
    validoAte: '26/11/2026 16:30',
    prazoDiasUteis: null,
  })
  expect(termos).toHaveLength(3)
  expect(textoMostrado({ ...mostrado, observacoes: 'Peça sob encomenda.' })).toContain(
    '\nPeça sob encomenda.\n',
  )
})

test('a cent more, another line or another version is another text', () => {
  const text = textoMostrado(mostrado)
  expect(textoMostrado(structuredClone(mostrado))).toBe(text)
  fc.assert(
    fc.property(fc.nat({ max: 2 }), fc.integer({ min: 1, max: 10_000_000 }), (index, cents) => {
      const other = structuredClone(mostrado)
      const linha = other.linhas[index]!
      linha.valorFinal = cents / 100
      const same = linha.garantia || linha.valorFinal === mostrado.linhas[index]!.valorFinal
      expect(textoMostrado(other) === text).toBe(same)
    }),
  )
  expect(textoMostrado({ ...mostrado, versao: 3 })).not.toBe(text)
  expect(textoMostrado({ ...mostrado, linhas: mostrado.linhas.slice(1) })).not.toBe(text)
})

test('one day is one day', () => {
  const termos = termosDoOrcamento({
    diasGarantiaServico: 90,
    validoAte: '26/11/2026 16:30',
    prazoDiasUteis: 1,
  })
  expect(termos).toContain('Depois de aprovado, o conserto leva até 1 dia útil.')
})

test('decisions 61: an abatement is a line, taken off the total', () => {
  expect(textoMostrado({ ...mostrado, abatimento: 180.1 })).toContain(
    '\nAbatimento do preço: − R$ 180,10\nTotal: R$ 1.000,00',
  )
  expect(textoMostrado({ ...mostrado, abatimento: 5000 })).toContain('\nTotal: R$ 0,00')
})

test('decisions 63: a deposit stands in the terms that are approved', () => {
  const termos = termosDoOrcamento({
    diasGarantiaServico: 90,
    validoAte: '26/11/2026 16:30',
    prazoDiasUteis: null,
    sinal: 96,
  })
  expect(termos).toContain(
    'Depois de aprovar, um sinal de R$ 96,00 libera o pedido das peças; o resto, na entrega.',
  )
})
