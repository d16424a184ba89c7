import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { putAnswer } from './put-answer.ts'

const KEY = ['minha']

/** A list that is being shown; each reading of it ends when the test says so. */
const shown = () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const readings: ((data: number[]) => void)[] = []
  const queryFn = () => new Promise<number[]>((resolve) => readings.push(resolve))
  const observer = new QueryObserver(client, { queryKey: KEY, queryFn, staleTime: Infinity })
  observer.subscribe(() => undefined)
  return { client, readings, observer }
}

it('reads again what was being read when an act from before a reload arrived, instead of showing nothing', async () => {
  const { client, readings, observer } = shown()
  expect(putAnswer<number[]>(client, KEY, (all) => all)).toBeUndefined()
  await vi.waitFor(() => expect(readings).toHaveLength(2))
  readings[0]?.([0])
  readings[1]?.([2])
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual([2]))
})

it('keeps what an act changed, whatever an earlier reading says', async () => {
  const { client, readings, observer } = shown()
  readings[0]?.([1])
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual([1]))
  void observer.refetch()
  expect(putAnswer<number[]>(client, KEY, (all) => [...all, 2])).toEqual([1, 2])
  readings[1]?.([1])
  await Promise.resolve()
  expect(observer.getCurrentResult().data).toEqual([1, 2])
})
