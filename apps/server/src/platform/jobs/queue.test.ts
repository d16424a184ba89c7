import { expect, test, vi } from 'vitest'
import { AppError, tooMuch } from '../http/errors.ts'
import { createPlaces, createQueue } from './queue.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** Works that begin in the queue's order and end when the test says so. */
const works = () => {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name)
      ends.push(() => resolve(name))
    })
  /** Ends the work that began first, then the works that begin after it, until none is left. */
  const endAll = async () => {
    await settled()
    for (let end = ends.shift(); end; end = ends.shift()) {
      end()
      await settled()
    }
  }
  return { begun, work, endAll }
}

const codeOf = (error: unknown) => (error instanceof AppError ? error.code : error)

test('who sends many waits for the own; another waits for one of them at most', async () => {
  const inTurn = createQueue({ atOnce: 1 })
  const { begun, work, endAll } = works()
  const all = [1, 2, 3, 4].map((n) => inTurn('muitos', work(`muitos ${n}`)))
  all.push(inTurn('outro', work('outro')))
  await endAll()
  await Promise.all(all)
  expect(begun).toEqual(['muitos 1', 'muitos 2', 'outro', 'muitos 3', 'muitos 4'])
})

test('one caller never has both of two', async () => {
  const inTurn = createQueue()
  const { begun, work, endAll } = works()
  const all = [inTurn('um', work('um 1')), inTurn('um', work('um 2')), inTurn('outro', work('outro'))]
  await settled()
  expect(begun).toEqual(['um 1', 'outro'])
  await endAll()
  await Promise.all(all)
  expect(begun).toEqual(['um 1', 'outro', 'um 2'])
})

test('one too many of one caller is refused, and nobody else', async () => {
  const inTurn = createQueue({ waitingOfOne: 2 })
  const { work, endAll } = works()
  const all = [1, 2, 3].map(() => inTurn('um', work('um')))
  await expect(inTurn('um', work('um'))).rejects.toMatchObject({ statusCode: 429 })
  all.push(inTurn('outro', work('outro')))
  await endAll()
  expect(await Promise.all(all)).toEqual(['um', 'um', 'um', 'outro'])
})

test('when everybody’s are too many, the last of whoever has the most gives way', async () => {
  const inTurn = createQueue({ atOnce: 1, waiting: 4, waitingOfOne: 10 })
  const { begun, work, endAll } = works()
  const results = Promise.allSettled([
    inTurn('um', work('um 1')),
    ...[2, 3, 4, 5].map((n) => inTurn('um', work(`um ${n}`))),
    inTurn('dois', work('dois')),
    inTurn('três', work('três')),
    // Now each caller has as many as the others, so there is no room left.
    inTurn('quatro', work('quatro')),
    inTurn('cinco', work('cinco')),
  ])
  await endAll()
  expect(begun).toEqual(['um 1', 'um 2', 'dois', 'três', 'quatro'])
  const refused = (await results).flatMap((result) =>
    result.status === 'rejected' ? [codeOf(result.reason)] : [],
  )
  expect(refused).toEqual([
    'MUITAS_TENTATIVAS',
    'MUITAS_TENTATIVAS',
    'MUITAS_TENTATIVAS',
    'SERVICO_INDISPONIVEL',
  ])
})

test('a work that fails leaves its turn to the next', async () => {
  const inTurn = createQueue({ atOnce: 1 })
  const failed = inTurn('um', () => Promise.reject(new Error('não')))
  const next = inTurn('um', () => Promise.resolve('sim'))
  await expect(failed).rejects.toThrow('não')
  expect(await next).toBe('sim')
})

test('one caller has a few places; one too many is refused, late', async () => {
  const inPlace = createPlaces(2)
  const { begun, work, endAll } = works()
  const all = [inPlace('um', work('um')), inPlace('um', work('um'))]
  const refused = vi.fn()
  const third = inPlace('um', work('um')).catch(refused)
  // The refusal comes late, so that the other works take their turns before it.
  await settled()
  expect(refused).not.toHaveBeenCalled()
  await third
  expect(refused.mock.calls).toMatchObject([[{ statusCode: 429 }]])
  all.push(inPlace('outro', work('outro')))
  expect(begun).toEqual(['um', 'um', 'outro'])
  await endAll()
  await Promise.all(all)
  const again = inPlace('um', work('de novo'))
  await endAll()
  expect(await again).toBe('de novo')
})

test('what the work itself refuses for too much is told late to who asks several times at once, and not to others', async () => {
  const inPlace = createPlaces()
  const refuse = () => Promise.reject(tooMuch(60_000))
  const told: string[] = []
  const tell = (name: string) => () => void told.push(name)
  const several = [inPlace('um', refuse).catch(tell('um')), inPlace('um', refuse).catch(tell('um'))]
  await inPlace('outro', refuse).catch(tell('outro'))
  await Promise.all(several)
  expect(told).toEqual(['outro', 'um', 'um'])
})
