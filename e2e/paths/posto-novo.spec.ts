import type { Page } from '@playwright/test'
import { createApi, openSession, type Api } from '../support/api.ts'
import {
  CADASTRO_LINK,
  CONVITE_LINK,
  documento,
  fillEmpresa,
  fillPessoa,
  linkOfMail,
  newCnpj,
  PDF,
} from '../support/cadastro.ts'
import { extratoDe } from '../support/extrato.ts'
import { allOk, cpf, osApi, serviceLine } from '../support/os.ts'
import { expect, serverURL, test } from '../support/people.ts'
import { act, enterAs, field, nobody, SENHA } from '../support/pessoas.ts'
import { sql } from '../support/product.ts'

/** The way of a post from its registration to the first money in both directions, in the browsers of its people. */

const apiOf = async (email: string): Promise<Api> =>
  createApi(serverURL(), (await openSession(serverURL(), email, SENHA)).access_token)

const ontem = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)

type Pedido = { nomeFantasia: string; email: string; plano: string }

/** The four steps, and the proof of the e-mail. */
const register = async (page: Page, { nomeFantasia, email, plano }: Pedido) => {
  await page.goto('/index')
  await page.getByRole('link', { name: 'Cadastre sua assistência' }).click()
  await fillPessoa(page, { nome: 'Nair Nova', documento: cpf(), email })
  await fillEmpresa(page, { cnpj: newCnpj(), nomeFantasia, inscricaoEstadual: 'Isento' })
  await documento(page, 'Contrato social').setInputFiles(PDF)
  await documento(page, 'Alvará').setInputFiles({ ...PDF, name: 'alvara.pdf' })
  await act(page, 'Continuar').click()
  await page.getByText(plano).click()
  await act(page, 'Conferir tudo').click()
  await page.getByText('Li e aceito os termos').click()
  await act(page, 'Enviar cadastro').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Confirme o seu e-mail' })).toBeVisible()
  await page.goto(await linkOfMail(email, CADASTRO_LINK, 'Confirme o e-mail do seu cadastro'))
  await act(page, 'Confirmar e-mail').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cadastro recebido' })).toBeVisible()
}

/** Invites a técnico, who sets a password and is in. */
const hire = async (page: Page, his: Page, email: string) => {
  await page.goto('/colaboradores')
  await act(page, 'Convidar').click()
  const dialog = page.getByRole('dialog')
  await field(dialog, 'E-mail').fill(email)
  await field(dialog, 'Perfil').selectOption('Técnico')
  await act(dialog, 'Enviar convite').click()
  await expect(dialog).toBeHidden()
  await his.goto(await linkOfMail(email, CONVITE_LINK))
  await field(his, 'Nome').fill('Tico Novo')
  await field(his, 'Senha').fill(SENHA)
  await field(his, 'Confirme a senha').fill(SENHA)
  await act(his, 'Aceitar e entrar').click()
  await expect(his.getByRole('complementary').getByText('Técnico', { exact: true })).toBeVisible()
}

/** An order under warranty from its intake to its end, by the people of the new post. */
const repair = async (responsavel: Api, tecnico: Api) => {
  const balcao = osApi(responsavel)
  const bancada = osApi(tecnico)
  const criada = await balcao.createOs({
    reclamaGarantia: true,
    numeroNotaFiscal: '77',
    dataNotaFiscal: ontem(),
    arquivoNotaFiscal: { filename: 'nota.txt', data: Buffer.from('nota fiscal').toString('base64') },
  })
  let os = await balcao.move(criada, 'abrir', { relogioPresente: true })
  os = await bancada.move(os, 'salvarPreAvaliacao', { preAvaliacao: 'Não anda.' })
  os = await bancada.move(os, 'avaliar', { avaliacao: 'Movimento gasto.' })
  os = await bancada.move(os, 'salvarOrcamento', {
    linhas: [{ ...(await serviceLine(tecnico)), garantia: true }],
  })
  os = await bancada.move(os, 'consertar', { reparo: 'Movimento trocado.' })
  os = await bancada.move(os, 'enviarControleQualidade')
  os = await balcao.move(os, 'aprovarReparo', allOk(os))
  os = await balcao.move(os, 'osReparada')
  os = await balcao.move(os, 'entregarProduto', { retiradoPor: 'Dalva Quaresma' })
  return balcao.move(os, 'finalizar')
}

/** The order was closed in the month before: its month ends, and the job of the first day makes its statement. */
const endMonth = async (osId: number, posto: string): Promise<number> => {
  await sql(`begin;
    set local session_replication_role = replica;
    update os_historico set criado_em = criado_em - interval '1 month' where ordem_servico_id = ${osId};
    update os_orcamento set criado_em = criado_em - interval '1 month' where ordem_servico_id = ${osId};
    update fechamento_os set mes = mes - interval '1 month' where ordem_servico_id = ${osId};
    insert into fechamento (posto_id, mes)
      select posto_id, (date_trunc('month', now() at time zone 'America/Sao_Paulo') - interval '1 month')::date
        from ordem_servico where id = ${osId};
    select graphile_worker.add_job('fechar_meses', '{}');
    commit`)
  let id = 0
  await expect
    .poll(async () => {
      const [feito] = await sql<{ id: string }>(
        `select fechamento.id from fechamento join posto_autorizado posto on posto.id = posto_id
          where posto.nome_fantasia = $1 and status = 'EM_CONFERENCIA'`,
        [posto],
      )
      return (id = Number(feito?.id ?? 0))
    })
    .toBeGreaterThan(0)
  return id
}

test('S1-010, S9-029, S7-100, S7-101: a post registers itself, is approved, invites its técnico, repairs under warranty, is paid for it and pays its plan', async ({
  stranger,
  open,
  api,
}) => {
  test.slow()
  const marca = String(Date.now() % 10_000_000)
  const [nomeFantasia, plano] = [`Ponteiro Novo ${marca}`, `Plano ${marca}`]
  const [email, convidado] = [nobody('nair'), nobody('tico')]
  await (await api('admin')).call('POST', '/planoValores', { nome: plano, licencas: 3, valor: 123.45 })

  const page = await stranger()
  await register(page, { nomeFantasia, email, plano })
  const sp = await open('sp', '/cadastroPosto')
  await sp
    .getByRole('navigation', { name: 'Fila' })
    .getByRole('link', { name: new RegExp(nomeFantasia) })
    .click()
  await act(sp, 'Aprovar').click()
  await expect(sp.getByText('Posto aprovado.')).toBeVisible()

  await enterAs(page, email, SENHA)
  await expect(page.getByRole('complementary').getByText('Responsável')).toBeVisible()
  await hire(page, await stranger(), convidado)

  const os = await repair(await apiOf(email), await apiOf(convidado))
  await page.goto(`/ordemServico/${os.id}`)
  await expect(page.locator('[aria-current=step]')).toContainText('Finalizada')
  const fechamento = await endMonth(os.id, nomeFantasia)

  await page.goto(`/financeiro/${fechamento}`)
  await expect(page.getByRole('region', { name: 'Linhas' })).toContainText(os.numero)
  const financeiro = await open('financeiro', `/financeiro/${fechamento}`)
  const resumo = financeiro.getByRole('region', { name: 'Resumo' })
  const dialog = financeiro.getByRole('dialog')
  await act(financeiro, 'Aprovar').click()
  await act(dialog, 'Aprovar').click()
  await expect(resumo).toContainText('Aprovado')
  await act(financeiro, 'Registrar pagamento').click()
  await field(dialog, 'Número da NFS-e').fill('2026/1')
  await act(dialog, 'Registrar pagamento').click()
  await expect(resumo).toContainText('Pago')
  await page.goto('/financeiro')
  await expect(page.getByText('Pago').first()).toBeVisible()

  const [cobranca] = await sql<{ id: string; txid: string }>(
    `select cobranca.id, txid from cobranca join posto_autorizado posto on posto.id = posto_id
      where posto.nome_fantasia = $1`,
    [nomeFantasia],
  )
  await page.goto(`/postoAutorizadoPagamento/${cobranca?.id}`)
  const situacao = page.getByRole('region', { name: 'Cobrança', exact: true })
  await expect(situacao).toContainText('R$ 123,45')
  await financeiro.goto('/postoAutorizadoPagamento/extrato')
  await financeiro
    .getByLabel('Extrato OFX')
    .setInputFiles(extratoDe([{ valor: 123.45, texto: `PIX ${cobranca?.txid}` }]))
  await expect(financeiro.getByRole('table', { name: 'Lançamentos que casam' })).toContainText(nomeFantasia)
  await act(financeiro, 'Confirmar 1').click()
  await expect(financeiro).toHaveURL(/\/postoAutorizadoPagamento$/)
  await expect(situacao).toContainText('Paga em')
})
