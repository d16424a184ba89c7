import { expect, test } from 'vitest'
import { nomeDaOs } from './nome.ts'

const os = { numero: '26/2026', posto: { id: 1, nomeFantasia: 'Posto Um' } }

test.each([
  ['of the own post', 1, 'OS 26/2026'],
  ['of a habilitado', 2, 'OS 26/2026 · Posto Um'],
  ['seen by the manufacturer', undefined, 'OS 26/2026 · Posto Um'],
])('an order %s', (_, proprio, nome) => expect(nomeDaOs(os, proprio)).toBe(nome))
