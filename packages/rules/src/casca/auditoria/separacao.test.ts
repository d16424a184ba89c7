import { expect, test } from 'vitest'
import { separacaoText } from './separacao.ts'

const item = () => 'A Produto A, 3 un'

test.each([
  [{ ato: 'tomada' }, 'Separação tomada da fila'],
  [{ ato: 'devolvida' }, 'Separação devolvida à fila'],
  [{ ato: 'entregue', quem: 'Rita' }, 'Separação entregue a Rita'],
  [{ ato: 'linha', item: {} }, 'Separado: A Produto A, 3 un'],
  [{ ato: 'falta', item: {}, motivo: 'AVARIADO' }, 'Faltou na separação: A Produto A, 3 un (avariado)'],
  [{ ato: 'falta', item: {}, motivo: 'PERDIDO' }, 'Faltou na separação: A Produto A, 3 un (sem motivo)'],
  [{ ato: 'faltaAceita', item: {} }, 'Falta aceita: A Produto A, 3 un'],
  [{ ato: 'terminada', linhas: 1 }, 'Separação terminada: 1 linha'],
  [{ ato: 'terminada', linhas: 4 }, 'Separação terminada: 4 linhas'],
  [{ ato: 'ligado', numero: 61 }, 'O que faltou foi para o pedido 61'],
  [{ ato: 'resto', numero: 60 }, 'Resto do pedido 60'],
  [{ ato: 'conferenciaTomada' }, 'Conferência tomada da fila'],
  [{ ato: 'conferenciaDevolvida' }, 'Conferência devolvida à fila: a contagem recomeça'],
  [{ ato: 'volume', numero: 2, peso: 12.4 }, 'Volume 2 fechado: 12,4 kg'],
  [{ ato: 'contagem', diferencas: 0 }, 'Contagem fechada sem diferença'],
  [{ ato: 'contagem', diferencas: 1 }, 'Contagem fechada com 1 diferença'],
  [
    { ato: 'diferenca', item: {}, contado: 2 },
    'Diferença na conferência: A Produto A, 3 un no pedido, 2 na contagem',
  ],
  [{ ato: 'recontada', item: {} }, 'Contagem recomeçada: A Produto A, 3 un contados antes'],
  [{ ato: 'voltou', diferencas: 2 }, 'Devolvido à separação pela conferência: 2 diferenças'],
  [{ ato: 'conferida', volumes: 3, peso: 34.6 }, 'Conferência terminada: 3 volumes, 34,6 kg'],
  [{ ato: 'conferida', volumes: 1, peso: 2 }, 'Conferência terminada: 1 volume, 2 kg'],
])('%j is told: %s', (dados, told) => expect(separacaoText(dados, item)).toBe(told))

test.each([{ ato: 'levada' }, { ato: 'toString' }, { ato: 3 }, {}])('%j is only a change', (dados) =>
  expect(separacaoText(dados, item)).toBe('Separação alterada'),
)
