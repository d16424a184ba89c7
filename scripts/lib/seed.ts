import { randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'

const NAME = 'RETAGUARDA_SEMENTE'
/** Every test file runs this first: it gives fast-check the run's seed. */
export const SEED_SETUP = fileURLToPath(new URL('seed-setup.ts', import.meta.url))

/** The seed of this run's properties: one drawn for the run, or RETAGUARDA_SEMENTE to repeat a run. */
export const readSeed = (): number => Number(process.env[NAME])

/** Draws the seed unless one is given, hands it to the workers, and prints it at the start and after a failure. */
export const announceSeed = (): void => {
  process.env[NAME] ||= String(randomInt(2 ** 31))
  const told = `Semente das propriedades: ${NAME}=${process.env[NAME]}`
  console.log(told)
  process.once('exit', (code) => {
    if (code !== 0) console.log(told)
  })
}
