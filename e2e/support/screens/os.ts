import type { Page } from '@playwright/test'
import { evaluatedOs, openedOs, osApi, serviceLine } from '../os.ts'
import type { Api } from '../api.ts'
import { expect, type Person } from '../people.ts'
import { loaded, pressing, type State } from './index.ts'

const dialog = (page: Page) => page.getByRole('dialog')

const intake = async (page: Page, documento: string) => {
  await page.getByLabel('CPF, CNPJ, telefone ou nome').fill(documento)
  await page.getByRole('button', { name: /de Teste/ }).click()
  await page.getByRole('button', { name: 'Continuar' }).click()
}

/** The screens of the service orders and what opens on them; the orders are made beforehand. */
export const osStates = async (api: (person: Person) => Promise<Api>): Promise<State[]> => {
  const atendente = await api('atendente')
  const tecnico = await api('tecnico')
  const opened = await openedOs(atendente)
  const evaluated = await evaluatedOs(atendente, tecnico)
  const bench = osApi(tecnico)
  const linha = await serviceLine(tecnico)
  const peca = await bench.first('/peca')
  const asked = await bench.move(await evaluatedOs(atendente, tecnico), 'salvarOrcamento', {
    linhas: [linha, { ...linha, opcional: true }],
  })
  const documento = opened.consumidor.cnpjCpf ?? ''
  const at = (id: number) => `/ordemServico/${id}`
  const history = (page: Page) => expect(page.getByRole('list', { name: 'Histórico da OS' })).toBeVisible()
  return [
    {
      name: 'recebimentos',
      person: 'atendente',
      path: '/recebimento',
      act: (page) =>
        expect(page.getByRole('table', { name: 'Recebimentos' })).toHaveAttribute('aria-busy', 'false'),
    },
    { name: 'ordens de serviço', person: 'atendente', path: '/ordemServico', act: loaded },
    {
      name: 'quadro das ordens',
      person: 'responsavel',
      path: '/ordemServico?modo=quadro',
      act: (page) => expect(page.getByRole('region', { name: /^Entrada/ })).toBeVisible(),
    },
    {
      name: 'calendário das prometidas',
      person: 'responsavel',
      path: '/ordemServico?modo=calendario',
      act: (page) => expect(page.getByRole('region', { name: 'Dias prometidos' })).toBeVisible(),
    },
    {
      name: 'etiquetas de várias ordens',
      person: 'atendente',
      path: `/ordemServico/imprimir/etiquetas?ids=${opened.id},${evaluated.id}`,
      act: (page) => expect(page.getByRole('article', { name: /^Etiqueta/ })).toHaveCount(2),
    },
    {
      name: 'ordens de serviço, pesquisa',
      person: 'responsavel',
      path: '/ordemServico?abertas=true',
      act: (page) => expect(page.getByLabel('Semáforo')).toBeVisible(),
    },
    { name: 'ordem de serviço', person: 'atendente', path: at(asked.id), act: history },
    {
      name: 'ordem de serviço, avisar o cliente',
      person: 'atendente',
      path: at(asked.id),
      act: async (page) => {
        await page.getByRole('button', { name: 'Avisar o cliente' }).first().click()
        await expect(dialog(page).getByLabel('Mensagem')).toBeVisible()
      },
    },
    {
      name: 'configurações dos avisos',
      person: 'admin',
      path: '/configuracoes/avisos',
      act: (page) => expect(page.getByRole('region', { name: 'Como chega' })).toBeVisible(),
    },
    {
      name: 'ordem de serviço, mais ações',
      person: 'responsavel',
      path: at(opened.id),
      act: pressing('Mais ações', (page) => page.getByRole('menuitem').first(), history),
    },
    {
      name: 'ordem de serviço, aprovar',
      person: 'atendente',
      path: at(asked.id),
      act: pressing('Aprovar orçamento', dialog, history),
    },
    {
      name: 'ordem de serviço, pré-avaliar sem texto',
      person: 'tecnico',
      path: at(opened.id),
      act: async (page) => {
        await pressing('Pré-avaliar', dialog, history)(page)
        await page.keyboard.press('Control+Enter')
        await expect(dialog(page).locator('.msg-erro')).toBeVisible()
      },
    },
    {
      name: 'ordem de serviço, corrigir',
      person: 'atendente',
      path: at(opened.id),
      act: pressing('Corrigir', dialog, history),
    },
    {
      name: 'orçamento, campos obrigatórios',
      person: 'tecnico',
      path: `${at(evaluated.id)}/orcamento`,
      act: async (page) => {
        const nova = page.getByRole('combobox', { name: 'Nova linha' })
        await nova.fill(peca.codigo)
        await nova.press('Enter')
        await page.getByRole('button', { name: 'Salvar orçamento' }).click()
        await expect(page.getByText('Campo obrigatório').first()).toBeVisible()
      },
    },
    {
      name: 'orçamento, versões lado a lado',
      person: 'tecnico',
      path: `${at(asked.id)}/orcamento`,
      act: async (page) => {
        await pressing('Versões (1)', dialog)(page)
        await expect(page.getByRole('table', { name: 'Versões do orçamento' })).toBeVisible()
      },
    },
    {
      name: 'ficha do consumidor',
      person: 'atendente',
      path: `/consumidor/${opened.consumidor.id}/ficha`,
      act: (page) => expect(page.getByRole('list', { name: 'Mensagens' })).toBeVisible(),
    },
    {
      name: 'ficha do relógio',
      person: 'atendente',
      path: `/relogio/${opened.relogio?.id}/ficha`,
      act: (page) => expect(page.getByRole('heading', { name: 'Garantia hoje' })).toBeVisible(),
    },
    { name: 'nova OS', person: 'atendente', path: '/ordemServico/novo' },
    {
      name: 'nova OS, cliente novo',
      person: 'atendente',
      path: '/ordemServico/novo',
      act: async (page) => {
        await page.getByRole('button', { name: 'Cadastrar cliente novo' }).click()
        await page.getByRole('button', { name: 'Continuar' }).click()
        await expect(page.getByText('CPF ou CNPJ é obrigatório')).toBeVisible()
      },
    },
    {
      name: 'nova OS, relógio conhecido',
      person: 'atendente',
      path: '/ordemServico/novo',
      act: async (page) => {
        await intake(page, documento)
        await page.getByLabel('Nº de série').fill(opened.relogio?.numeroSerie ?? '')
        await page.getByLabel('Nº de série').press('Enter')
        await expect(page.getByText('Este relógio já passou por aqui.')).toBeVisible()
      },
    },
    {
      name: 'nova OS, conferir',
      person: 'atendente',
      path: '/ordemServico/novo',
      act: async (page) => {
        await intake(page, documento)
        await page.getByLabel('Nº de série').fill(opened.relogio?.numeroSerie ?? '')
        await page.getByLabel('Nº de série').press('Enter')
        await expect(page.getByText('Este relógio já passou por aqui.')).toBeVisible()
        await page.getByLabel('Por que outra OS do mesmo relógio').fill('Outro defeito.')
        await page.getByLabel('Nas palavras dele').fill('Atrasa.')
        await page.getByRole('button', { name: 'Continuar' }).click()
        await expect(page.getByRole('img', { name: /^Lugar da assinatura/ })).toBeVisible()
      },
    },
    {
      name: 'bancada',
      person: 'tecnico',
      path: '/bancada',
      act: (page) => expect(page.getByRole('region', { name: 'Fila de hoje' })).toBeVisible(),
    },
    {
      name: 'comprovante de entrada',
      person: 'atendente',
      path: `${at(opened.id)}/imprimir/recibo`,
      act: (page) => expect(page.getByRole('img', { name: /^Código QR/ })).toBeVisible(),
    },
  ]
}
