import type { Page } from '@playwright/test'
import { createApi, openSession, type Api, type Session } from './api.ts'
import { expect, type Tools } from './people.ts'
import { nobody, SENHA } from './pessoas.ts'
import { startProduct } from './product.ts'

const LINK = /(http:\S+\/primeiro-acesso#token=[\w-]+)/

export type Pessoa = Api & { session: Session }

/** The body of an answer that must not be a refusal. */
export const ok = async <T>(answer: Promise<{ status: number; body: T }>): Promise<T> => {
  const { status, body } = await answer
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body
}

/** An installation of its own without demo, with its steps by scanner on, its administrator, and windows on it. */
export const openArmazem = async ({ stranger }: Tools) => {
  const { stop, address, output } = startProduct({ RETAGUARDA_DEMO: '0', LOG_LEVEL: 'warn' })
  const baseURL = await address()
  await expect.poll(output).toMatch(LINK)
  const token = LINK.exec(output())?.[1]?.split('token=')[1]
  const logged = async (email: string): Promise<Pessoa> => {
    const session = await openSession(baseURL, email, SENHA)
    return { ...createApi(baseURL, session.access_token), session }
  }
  const helena = nobody('helena')
  await fetch(`${baseURL}/public/primeiroAcesso`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, nome: 'Helena Matoso', email: helena, senha: SENHA, confirmacao: SENHA }),
  })
  const admin = await logged(helena)
  await ok(admin.call('PUT', '/notas/configuracao', { armazens: ['99999001000159'] }))
  await ok(
    admin.call('POST', '/configuracoes', {
      tempoSeparacao: 4,
      tempoFaturar: 4,
      separacaoScanner: true,
      conferenciaScanner: true,
      contagemScanner: true,
      chegadaScanner: true,
      chegadaCega: true,
    }),
  )
  const hire = async (nome: string, role: string, more = {}) => {
    const email = nobody('pessoa')
    await ok(admin.call('POST', '/usuario/', { nome, email, role, senha: SENHA, ...more }))
    return logged(email)
  }
  /** A page of this person, in which printing leaves a mark. */
  const open = async ({ session }: Pessoa, path: string, size = {}): Promise<Page> => {
    const page = await stranger({ baseURL, ...size })
    const { user, ...tokens } = session
    await page.addInitScript(
      ([sessao, usuario]) => {
        localStorage.setItem('retaguarda.sessao', sessao ?? '')
        localStorage.setItem('retaguarda.usuario', usuario ?? '')
        window.print = () => document.documentElement.setAttribute('data-impresso', '')
      },
      [JSON.stringify(tokens), JSON.stringify(user)],
    )
    await page.goto(path)
    return page
  }
  return { stop, admin, hire, open }
}
