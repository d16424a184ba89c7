import { describe, expect, it } from 'vitest'
import { deviceOf } from './origin.ts'
import { demandSenha } from './strength.ts'

const judge = (senha: string, minima: 2 | 3 = 3) =>
  demandSenha(senha, { minima, pessoa: {}, fieldName: 'senha' })

describe('demandSenha', () => {
  it.each(['senha123', 'abcdefgh', 'Retaguarda2026', 'a1'.repeat(60), 'qwerty123456'])(
    'refuses %s',
    async (senha) => {
      await expect(judge(senha)).rejects.toMatchObject({ body: { messages: [{ code: 'SENHA_FRACA' }] } })
    },
  )

  it('S9-027: takes at sign-up what a change refuses', async () => {
    await expect(judge('demonstracao', 2)).resolves.toBeUndefined()
    await expect(judge('demonstracao', 3)).rejects.toThrow('Senha muito fraca')
  })

  it('leaves the process to the others while it judges', async () => {
    let turns = 0
    let judged = false
    const turn = () => {
      turns += 1
      if (!judged) setImmediate(turn)
    }
    turn()
    await judge('!Fk6[&Kp;`+Pu@e0UzEj!Fk6[&Kp;`+Pu@e0UzEj')
    judged = true
    expect(turns).toBeGreaterThan(20)
  })

  it('says how long one may be, without judging it', async () => {
    await expect(judge('x'.repeat(129))).rejects.toMatchObject({
      body: { messages: [{ code: 'SENHA_LONGA', params: { maximo: 128 } }] },
    })
  })
})

describe('deviceOf', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36',
      'Chrome no Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36 Edg/141.0',
      'Edge no Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox no Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Safari/604.1',
      'Safari no iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36',
      'Chrome no Android',
    ],
    ['Java/21.0.1', 'Java/21.0.1'],
    ['', null],
    ['\u0001<script>', '<script>'],
  ])('%s is %s', (agent, words) => {
    expect(deviceOf(agent)).toBe(words)
  })
})
