import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Page } from './page.tsx'

test('a screen without a title of its own greets (S2-153)', () => {
  const shown = renderToStaticMarkup(<Page>Conteúdo</Page>)
  expect(shown).toMatch(/<h1[^>]*>Olá bem vindo\(a\)<\/h1>/)
  expect(shown).not.toContain('Voltar')
})

test('a screen with a title and a subtitle shows them (S2-153, S2-154)', () => {
  const shown = renderToStaticMarkup(
    <Page title="Pedidos" subtitle="Do mais novo">
      Conteúdo
    </Page>,
  )
  expect(shown).toMatch(/<h1[^>]*>Pedidos<\/h1>/)
  expect(shown).toContain('Do mais novo')
})
