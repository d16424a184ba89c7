import { afterAll, expect, test } from 'vitest'
import { readSeed } from '../../../../../../scripts/lib/seed.ts'
import { startPasseio } from './testing/passeio/passos.ts'

/** A tenth of the whole walk of PASSEIO_ATOS=10000; the run's seed repeats it. */
const ATOS = Number(process.env['PASSEIO_ATOS'] ?? 1000)

const passeio = await startPasseio(readSeed())
afterAll(passeio.close)

test(`${ATOS} acts by random people leave every service order as the rules have it`, async () => {
  for (let ato = 1; ato <= ATOS; ato += 1) await passeio.passo(ato)
  expect(await passeio.broken()).toEqual([])
  // The walk must do enough different acts to prove something.
  expect(passeio.feitos().size, [...passeio.feitos()].join(' ')).toBeGreaterThan(20)
}, 900_000)
