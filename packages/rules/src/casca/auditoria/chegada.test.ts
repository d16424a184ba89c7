import { expect, test } from 'vitest'
import { chegadaText } from './chegada.ts'

const item = 'A lote L1'

test.each([
  [{ ato: 'tomada', cega: true }, 'Contagem da chegada começada, às cegas'],
  [{ ato: 'tomada', cega: false }, 'Contagem da chegada começada'],
  [{ ato: 'devolvida' }, 'Contagem da chegada devolvida à fila'],
  [{ ato: 'fechada', divergencias: 0 }, 'Chegada contada: igual à nota'],
  [{ ato: 'fechada', divergencias: 1 }, 'Chegada contada: 1 diferença'],
  [{ ato: 'fechada', divergencias: 3 }, 'Chegada contada: 3 diferenças'],
  [{ ato: 'recontada', item: 'A' }, 'Contagem refeita: A'],
  [
    { ato: 'divergencia', tipo: 'Falta', item: 'A', quantidade: 2, unidade: 'un', motivo: 'Transporte' },
    'Falta na chegada: A, 2 un (Transporte)',
  ],
  [
    { ato: 'divergencia', tipo: 'Avaria', item: 'A', quantidade: 1, motivo: 'Outro', observacao: 'molhada' },
    'Avaria na chegada: A, 1  (Outro: molhada)',
  ],
  [{ ato: 'fotos', fotos: 1 }, '1 foto da chegada incluída'],
  [{ ato: 'fotos', fotos: 2 }, '2 fotos da chegada incluídas'],
  [{ ato: 'fotoRetirada' }, 'Foto da chegada retirada'],
  [
    { ato: 'decidida', item, quantidade: 8, unidade: 'un', decisao: 'Fica bloqueado', motivo: 'Lacre' },
    'Inspeção: A lote L1, 8 un: fica bloqueado (Lacre)',
  ],
  [{ ato: 'toString' }, 'Chegada alterada'],
  [{}, 'Chegada alterada'],
])('%j is told: %s', (dados, told) => expect(chegadaText(dados)).toBe(told))
