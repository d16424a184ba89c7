import { fileURLToPath } from 'node:url'
import { childrenOf } from '../../apps/server/src/platform/testing/children.ts'
import { runProduct } from '../../apps/server/src/platform/testing/product-run.ts'
import { swiftFolder } from '../../apps/server/src/platform/testing/temporary-folder.ts'
import { createApi, requestToken } from '../support/api.ts'
import { expect, logIn, test } from '../support/people.ts'

const script = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url))

test('the server is killed: it comes back by itself, and so does the page, with what happened meanwhile', async ({
  stranger,
  provokes,
  allows,
}) => {
  test.setTimeout(180_000)
  provokes('ERR_* /*')
  // While the server starts again, what the page asks for may come too early.
  allows('503 /*')
  const folder = swiftFolder()
  const { child, ended, address } = runProduct(
    script,
    { PATH: process.env['PATH'], PORT: '0', DATA_DIR: folder.path, LOG_LEVEL: 'warn' },
    { stderr: 'inherit' },
  )
  try {
    const baseURL = await address()
    const api = async (person: string) =>
      createApi(
        baseURL,
        (await requestToken(baseURL, `${person}@retaguarda.example`, 'demonstracao')).body.access_token,
      )
    const { id, numeroPedido, versao } = await (await api('cliente')).createPedido({ concluido: true })
    const operador = await api('operador')
    const page = await stranger({ baseURL })
    await page.goto('/index')
    await logIn(page, 'operador')
    await page.goto(`/dashboard?numero=${numeroPedido}`)
    const row = page.getByRole('row').filter({ hasText: String(numeroPedido) })
    await expect(row).toContainText('Criado')
    await expect(page.getByText('Ao vivo')).toBeVisible()

    const [server] = childrenOf(child.pid ?? 0, 'apps/server/src/main.ts')
    if (server === undefined) throw new Error('no server runs')
    process.kill(server, 'SIGKILL')
    await expect(page.getByText(/Reconectando|Sem conexão/)).toBeVisible()
    await expect(page.getByText('Ao vivo')).toBeVisible({ timeout: 60_000 })
    await operador.updatePedido(id, { status: 'EM_SEPARACAO', versao })
    await expect(row).toContainText('Em separação')
  } finally {
    child.kill('SIGTERM')
    await ended
    folder.remove()
  }
})
