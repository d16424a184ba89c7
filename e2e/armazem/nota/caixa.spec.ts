import { mensagem } from '../../../apps/server/src/features/armazem/caixaNota/testing/mensagem.ts'
import { SENHA, startServidor, USUARIO } from '../../../apps/server/src/platform/testing/neighbours/imap.ts'
import { entrega, newProduto } from '../../support/notas.ts'
import { expect, expectAccessible, test } from '../../support/people.ts'
import { act, field, toasts } from '../../support/pessoas.ts'

test('the mailbox is set, and the note that came by mail is opened where notes are imported', async ({
  open,
  api,
}) => {
  const { codigo } = await newProduto(await api('operador'))
  const notas = ['3', '4'].map((quantidade) =>
    entrega(codigo, quantidade, [['L1', quantidade, '2031-12-31']]),
  )
  const servidor = await startServidor(Math.floor(Math.random() * 1e9))
  for (const { file } of notas)
    servidor.deliver(mensagem('Nota fiscal', [{ filename: file.name, content: file.buffer }]))

  const admin = await open('admin', '/integracoes')
  await act(admin, 'Definir a caixa').click()
  const dialog = admin.getByRole('dialog', { name: 'Caixa de notas' })
  await act(dialog, 'Salvar').click()
  await expect(dialog.getByText('Servidor IMAP: preenchimento obrigatório')).toBeVisible()
  await field(dialog, 'Servidor IMAP').fill('127.0.0.1')
  await dialog.getByLabel('Segurança').selectOption('nenhuma')
  await field(dialog, 'Porta').fill(String(servidor.port))
  await field(dialog, 'Usuário').fill(USUARIO)
  await dialog.getByLabel('Senha').fill(SENHA)
  await expectAccessible(admin, 'caixa')
  await act(dialog, 'Salvar').click()
  await expect(dialog).toBeHidden()
  await act(admin, 'Testar').click()
  await expect(toasts(admin).getByText('A caixa abriu: 2 mensagens na pasta.')).toBeVisible()

  const page = await open('operador', '/notas')
  // The demo's own notes wait there as well.
  const chegaram = page.getByRole('region', { name: 'Chegaram por e-mail' })
  const minhas = chegaram.getByRole('listitem').filter({ hasText: 'nfe@fornecedor.example' })
  await expect(async () => {
    await page.reload()
    await expect(minhas).toHaveCount(2, { timeout: 1_000 })
  }).toPass()
  await expectAccessible(page, 'chegaram por e-mail')
  const discard = minhas.getByRole('button', { name: /^Descartar/ })
  await discard.first().click()
  await act(page.getByRole('dialog'), 'Descartar').click()
  await expect(minhas).toHaveCount(1)
  await minhas.getByRole('button', { name: /^NF-e/ }).click()
  await expect(page.getByRole('heading', { name: 'Itens da nota' })).toBeVisible()

  // Other tests look at the same screens.
  await act(admin, 'Alterar').click()
  await dialog.getByLabel('Ler a caixa').uncheck({ force: true })
  await act(dialog, 'Salvar').click()
  await expect(dialog).toBeHidden()
  await page.goto('/notas')
  await discard.click()
  await act(page.getByRole('dialog'), 'Descartar').click()
  await expect(minhas).toHaveCount(0)
  await servidor.close()
})
