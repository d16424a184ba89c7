import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../testing/app.ts'

const server = await startTestApp()
afterAll(server.close)
const { db, sessions } = server.app.services

const open = async (email: string) => {
  const { id } = await db
    .selectFrom('usuario')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const { access } = await sessions.issue(db, id)
  return { usuarioId: id, access, sessaoId: (await sessions.find(access))?.sessaoId ?? 0 }
}

test('of given sessions those are ended that are revoked, unknown or of an inactive person', async () => {
  const [lives, left, inactive] = [
    await open('operador@retaguarda.example'),
    await open('admin@retaguarda.example'),
    await open('cliente@retaguarda.example'),
  ]
  const asked = [lives.sessaoId, left.sessaoId, inactive.sessaoId, 999_999]
  expect(await sessions.ended(asked)).toEqual([999_999])
  await sessions.revoke(left.access)
  await db.updateTable('usuario').set({ ativo: false }).where('id', '=', inactive.usuarioId).execute()
  expect((await sessions.ended(asked)).toSorted((a, b) => a - b)).toEqual([
    left.sessaoId,
    inactive.sessaoId,
    999_999,
  ])
})
