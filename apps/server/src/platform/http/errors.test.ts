import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../testing/app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

describe('start', () => {
  it('answers', async () => {
    const admin = await server.as('admin@')
    const answer = await admin.get('/user/me')
    expect(answer.json()).toMatchObject({ email: 'admin@retaguarda.example' })
    expect((await server.anyone.get('/openapi.json')).statusCode).toBe(200)
  })
})
