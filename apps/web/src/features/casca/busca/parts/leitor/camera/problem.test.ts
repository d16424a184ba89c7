import { expect, test } from 'vitest'
import { problemOf } from './problem.ts'

test.each([
  ['NotAllowedError', 'recusada'],
  ['SecurityError', 'recusada'],
  ['NotFoundError', 'ausente'],
  ['OverconstrainedError', 'ausente'],
  ['NotReadableError', 'ocupada'],
  ['AbortError', 'ocupada'],
  ['TypeError', 'falha'],
])('%s: %s', (name, wanted) => expect(problemOf(new DOMException('', name))).toBe(wanted))

test('anything else that is thrown is a failure', () => expect(problemOf('x')).toBe('falha'))
