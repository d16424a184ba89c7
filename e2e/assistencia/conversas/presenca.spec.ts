import { expect, test } from '../../support/people.ts'

test('who was there before a slow conversation appears is shown', async ({ open, api }) => {
  const { call } = await api('atendente')
  const { body } = await call<{ id: number }>('POST', '/chat', { equipe: 'ASSISTENCIA_SP' })
  const path = `/chat?conversa=${body.id}`
  const posto = await open('atendente', path)
  await expect(posto.getByRole('textbox', { name: 'Mensagem', exact: true })).toBeVisible()

  const sp = await open('sp', '/inicio')
  const slow = Promise.withResolvers<void>()
  await sp.route(/\/chat(\/|$)/, async (route) => {
    if (route.request().resourceType() !== 'document') await slow.promise
    await route.fallback()
  })
  const told = sp.waitForEvent('websocket').then((socket) =>
    socket.waitForEvent('framereceived', {
      predicate: ({ payload }) => String(payload).includes('"presentes"'),
    }),
  )
  await sp.goto(path)
  await told
  slow.resolve()
  await expect(sp.getByRole('region', { name: /^Conversa com/ }).getByText('on-line')).toBeVisible()
})
