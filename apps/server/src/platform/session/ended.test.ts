import { afterAll, describe, expect, test } from 'vitest'
import type { Listener } from '../push/listen.ts'
import { startTestApp } from '../testing/app.ts'
import { createSessions } from './index.ts'

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

describe('where no notification arrives yet', () => {
  // Another process's notifications take a moment; its own changes a process knows at once.
  const deaf: Listener = {
    on: () => {},
    onGap: () => {},
    connected: () => true,
    start: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  }
  const { services } = server.app
  const alone = createSessions({
    database: server.database,
    listener: deaf,
    modulos: ['armazem'],
    now: services.now,
  })

  test('S4-125: the next call after the commit finds ended sessions ended and changed people changed', async () => {
    const { usuarioId, access, sessaoId } = await open('operador@retaguarda.example')
    expect((await alone.find(access))?.sessaoId).toBe(sessaoId)
    await services.transaction(async (tx) => {
      await tx.updateTable('usuario').set({ nome: 'Outro Nome' }).where('id', '=', usuarioId).execute()
      await alone.refresh(tx, { usuarioId })
      expect((await alone.find(access))?.usuario.nome).not.toBe('Outro Nome')
    })
    expect((await alone.find(access))?.usuario.nome).toBe('Outro Nome')
    await services.transaction((tx) => alone.revokeAll(tx, usuarioId))
    expect(await alone.find(access)).toBeUndefined()
  })

  test('a transaction that is undone ends nothing', async () => {
    const { usuarioId, access } = await open('operador@retaguarda.example')
    await alone.find(access)
    const undone = services.transaction(async (tx) => {
      await alone.revokeAll(tx, usuarioId)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await alone.find(access)).toBeDefined()
  })
})
