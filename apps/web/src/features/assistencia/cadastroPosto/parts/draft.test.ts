import { expect, test } from 'vitest'
import { restored, VAZIO, withoutSecrets } from './draft.ts'

const cheio = {
  ...VAZIO,
  pessoa: { ...VAZIO.pessoa, nome: 'Célio', password: 'Girassol*27', confirmPassword: 'Girassol*27' },
  empresa: { ...VAZIO.empresa, alvara: { filename: 'alvara.pdf', length: 3, data: 'AAAA' } },
}

test('a draft holds neither the password nor the documents', () => {
  const kept = JSON.stringify(withoutSecrets(cheio))
  expect(kept).toContain('Célio')
  expect(kept).not.toMatch(/Girassol|AAAA|alvara.pdf/)
})

test('missing fields of a draft, or a missing draft, give empty fields', () => {
  expect(restored(null)).toEqual(VAZIO)
  expect(restored('{quebrado')).toEqual(VAZIO)
  expect(restored('{"pessoa":{"nome":"Célio"}}').pessoa).toEqual({ ...VAZIO.pessoa, nome: 'Célio' })
})
