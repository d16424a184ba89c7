// npm run test:backup: the two commands of docs/operations.md on the running product while people save. Then it copies
// the restored data, which must be identical to the byte, and starts the product on it.
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import type { EstoqueEntry } from '@app/contract/armazem/estoque'
import type { Pedido } from '@app/contract/armazem/pedido'
import type { Produto } from '@app/contract/registers/produto'
import { hashFile } from '../../apps/server/src/platform/backup/manifest.ts'
import { productProcess } from '../../apps/server/src/platform/testing/product-process.ts'

const CLERKS = 4
const FILE = 'nota'
const folder = mkdtempSync(join(tmpdir(), 'retaguarda-ensaio-'))
const [original, restored] = [productProcess(), productProcess()]

const run = async (script: 'backup' | 'restore', dataDir: string, copy: string): Promise<void> => {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir }
  const { stdout } = await promisify(execFile)(process.execPath, [`scripts/${script}.ts`, copy], { env })
  console.log(stdout.trim())
}

const demand = (what: string, holds: boolean): void => {
  if (!holds) throw new Error(`Não confere: ${what}`)
  console.log(`✓ ${what}`)
}

const logIn = async (address: string) => {
  const answer = await fetch(`${address}/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from('retaguarda-web:').toString('base64')}` },
    body: new URLSearchParams({
      grant_type: 'password',
      username: 'cliente@retaguarda.example',
      password: 'demonstracao',
    }),
  })
  const { access_token } = (await answer.json()) as { access_token: string }
  const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' }
  return {
    read: async <T>(path: string) => (await (await fetch(address + path, { headers })).json()) as T,
    text: async (path: string) => (await fetch(address + path, { headers })).text(),
    post: (path: string, body: object) =>
      fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) }),
  }
}
type Clerk = Awaited<ReturnType<typeof logIn>>

/** An order of one unit with a file, of a lot that has plenty. */
const orderOf = async ({ read }: Clerk): Promise<object> => {
  const { cliente } = await read<{ cliente: { codigoDepositante: string } }>('/user/me')
  const produtos = await read<Produto[]>(`/produto/findByCodigoDepositante/${cliente.codigoDepositante}`)
  for (const produto of produtos) {
    const lotes = await read<EstoqueEntry[]>(`/pedidos/getEstoque/${produto.codigoOmni}`)
    const lote = lotes.find((each) => !each.vencido && !each.bloqueado && each.quantidadeDisponivel >= 4000)
    if (!lote) continue
    const { lote: observacoes, dataDeValidade: dataValidade } = lote
    return {
      dataHoraColeta: '2026-11-23T12:15:00.000Z',
      itens: [{ produto: { id: produto.id }, quantidade: 1, observacoes, dataValidade }],
      nf: { filename: 'nf.txt', data: Buffer.from(FILE).toString('base64') },
    }
  }
  throw new Error('the demo day has no lot with enough stock')
}

const save = async ({ post }: Clerk, order: object): Promise<Pedido> => {
  const answer = await post('/pedidos', order)
  if (answer.status !== 201) throw new Error(await answer.text())
  return (await answer.json()) as Pedido
}

/** The contents that a copy declares, except its time. */
const contentOf = (copy: string): string => {
  const manifest = JSON.parse(readFileSync(join(copy, 'retaguarda.json'), 'utf8')) as object
  return JSON.stringify({ ...manifest, criadoEm: undefined })
}

const filesOf = async (copy: string): Promise<string> => {
  const root = join(copy, 'arquivos')
  const paths = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const lines = paths.map(async (path) => `${relative(root, path)} ${await hashFile(path)}`)
  return (await Promise.all(lines)).join('\n')
}

const BROKEN = `
  select (select count(*) from saldo
           where (quantidade, reservado) <> (select coalesce(sum(fisico), 0), coalesce(sum(reservado), 0)
                                               from movimento where saldo_id = saldo.id)) as saldos,
         (select count(*) from pedido where not exists (select from pedido_item where pedido_id = pedido.id)) as pedidos,
         (select count(*) from (select etapa, status_alcis, sum(total)::bigint from pedido_contagem group by 1, 2
                                except select etapa, status_alcis, count(*) from pedido group by 1, 2) conta
           where sum <> 0) as contagens`

const rehearse = async (): Promise<void> => {
  const clerk = await logIn(await original.start({ RETAGUARDA_DEMO: '1' }))
  const order = await orderOf(clerk)
  const before = await save(clerk, order)
  const copied = new AbortController()
  let meanwhile = 0
  const saving = Array.from({ length: CLERKS }, async () => {
    for (; !copied.signal.aborted; meanwhile += 1) await save(clerk, order)
  })
  await run('backup', original.dataDir, join(folder, 'copia'))
  copied.abort()
  await Promise.all(saving)
  demand(`${meanwhile} pedidos gravados durante a cópia`, meanwhile > 0)
  await original.stop()

  await run('restore', restored.dataDir, join(folder, 'copia'))
  await run('backup', restored.dataDir, join(folder, 'copia-da-copia'))
  // Each table by its SHA-256, each sequence, and how many files of how many bytes.
  demand(
    'a cópia do que voltou é igual à primeira, tabela por tabela',
    contentOf(join(folder, 'copia')) === contentOf(join(folder, 'copia-da-copia')),
  )

  const files = await filesOf(join(folder, 'copia'))
  demand(
    `os ${files.split('\n').length} arquivos são os mesmos, byte por byte`,
    files === (await filesOf(join(folder, 'copia-da-copia'))),
  )

  const again = await logIn(await restored.start())
  demand(
    'o pedido gravado antes da cópia voltou inteiro',
    (await again.read<Pedido>(`/pedidos/${before.id}`)).itens.length === 1 &&
      (await again.text(`/pedidos/${before.id}/anexos/nf`)) === FILE,
  )
  const found = await restored.query(
    `select pedido_id as id from anexo where filename = 'nf.txt' order by id desc limit 50`,
  )
  const texts = await Promise.all(
    (found as { id: number }[]).map(({ id }) => again.text(`/pedidos/${id}/anexos/nf`)),
  )
  demand(
    `os ${texts.length} últimos anexos gravados têm o seu arquivo`,
    texts.every((text) => text === FILE),
  )
  const next = await save(again, order)
  demand('a numeração continua', next.numeroPedido > before.numeroPedido)
  demand(
    'saldos, itens e contagens fecham',
    JSON.stringify(await restored.query(BROKEN)) ===
      JSON.stringify([{ saldos: '0', pedidos: '0', contagens: '0' }]),
  )
}

try {
  await rehearse()
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await original.dispose()
  await restored.dispose()
  rmSync(folder, { recursive: true, force: true })
}
