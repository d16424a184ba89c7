import { expect, test } from 'vitest'
import { contagemText } from './contagem.ts'

test.each([
  [
    { ato: 'aberta', descricao: 'O que vence em 30 dias', linhas: 1 },
    'Contagem aberta: O que vence em 30 dias, 1 lote',
  ],
  [{ ato: 'pedida', lote: 'A L1', motivo: 'Perda' }, 'Ajuste pedido: A L1 (Perda)'],
  [
    { ato: 'aprovada', lote: 'A L1', diferenca: -12, motivo: 'Contagem 3: Perda' },
    'Ajuste aprovado: A L1, -12 (Contagem 3: Perda)',
  ],
  [{ ato: 'aprovada', lote: 'A L1', diferenca: 2.5, motivo: 'x' }, 'Ajuste aprovado: A L1, +2,5 (x)'],
  [{ ato: 'recusada', lote: 'A L1' }, 'Ajuste recusado: A L1'],
  [{ ato: 'recontada', lote: 'A L1', contado: 84 }, 'Segunda contagem pedida de novo: A L1, antes 84'],
  [{ ato: 'encerrada', semAjuste: 0 }, 'Contagem encerrada'],
  [{ ato: 'encerrada', semAjuste: 2 }, 'Contagem encerrada: 2 lotes sem decisão'],
  [{ ato: 'toString' }, 'Contagem alterada'],
  [{}, 'Contagem alterada'],
])('%j is told: %s', (dados, told) => expect(contagemText(dados)).toBe(told))
