import { randomUUID } from 'node:crypto'
import { pdfOf } from '../../../apps/server/src/demo/pdf.ts'
import { osApi } from '../os.ts'
import type { Api } from '../api.ts'
import { expect, type Person } from '../people.ts'
import { loaded, openFirst, type State } from './index.ts'

/** A bulletin that the posts may read, with its file. */
const newDoc = async ({ call }: Api): Promise<number> => {
  type Doc = { id: number; versao: number }
  const dados = { titulo: 'Boletim de vedação', tipo: 'BOLETIM' }
  const { body: begun } = await call<Doc>('POST', '/doc', dados)
  const data = pdfOf(['Boletim de vedação', 'Troque a gaxeta do fundo.'])
  const { body: filed } = await call<Doc>('POST', `/doc/${begun.id}/versao`, {
    arquivo: {
      filename: 'boletim.pdf',
      length: data.length,
      contentType: 'application/pdf',
      data: data.toString('base64'),
    },
    mudou: 'Primeira versão',
    versao: begun.versao,
  })
  await call('PUT', `/doc/${begun.id}`, { ...dados, status: 'PUBLICADO', versao: filed.versao })
  return begun.id
}

/** An open count of the demo's pins. */
const newContagem = async ({ call }: Api): Promise<number> =>
  (await call<{ id: number }>('POST', '/contagemPeca', { descricao: 'Pinos da vitrine', busca: 'PIN-' })).body
    .id

/** A conversation with the manufacturer: a question, and what answers it. */
const newConversa = async ({ call }: Api): Promise<number> => {
  const { body } = await call<{ id: number }>('POST', '/chat', { equipe: 'MANAUS' })
  const say = (texto: string, cita?: number) =>
    call<{ numero: number }>('POST', `/chat/${body.id}/mensagens`, {
      dispositivo: randomUUID(),
      texto,
      ...(cita !== undefined && { cita }),
    })
  const { body: dita } = await say('Qual gaxeta vai no fundo?')
  await say('É a gaxeta de 38 mm, achei.', dita.numero)
  return body.id
}

const newChamado = async ({ call }: Api): Promise<number> =>
  (
    await call<{ id: number }>('POST', '/chamado', {
      titulo: 'Gaxeta do fundo',
      categoria: 'TECNICA',
      texto: 'Qual gaxeta vai no fundo?',
    })
  ).body.id

/** The screens of the network: surveys, plans, charges, registration. */
export const redeStates = async (api: (person: Person) => Promise<Api>): Promise<State[]> => {
  const atendente = await api('atendente')
  const counter = osApi(atendente)
  const invited = async () => {
    const os = await counter.createOs({ osType: 'PA', relogio: null })
    await counter.move(os, 'atender', { reparo: 'Troca da pulseira.' })
    const { body } = await atendente.call<{ href: string }>('POST', `/ordemServico/${os.id}/avaliacao/link`)
    return { id: os.id, path: body.href.slice(body.href.indexOf('/avaliar')) }
  }
  const aberta = await invited()
  const dada = await invited()
  const token = dada.path.split('#token=')[1] ?? ''
  await atendente.call('POST', '/public/avaliarAtendimento', {
    token,
    notas: { ATENDIMENTO: 5, PRAZO: 2, PRECO: 4, QUALIDADE: 5 },
    comentario: 'Avisaram tarde.',
    querLigacao: true,
  })
  return [
    { name: 'avaliar', person: 'estranho', path: aberta.path },
    {
      name: 'avaliar, sem notas',
      person: 'estranho',
      path: aberta.path,
      act: async (page) => {
        await page.getByRole('button', { name: 'Enviar avaliação' }).click()
        await expect(page.getByText('Escolha de 1 a 5 estrelas').first()).toBeVisible()
      },
    },
    { name: 'avaliação dada', person: 'estranho', path: dada.path },
    {
      name: 'avaliar, link vencido',
      person: 'estranho',
      path: '/avaliar#token=nada',
      provokes: '400 /public/avaliarAtendimento/abrir',
    },
    { name: 'avaliações', person: 'responsavel', path: '/avaliacao', act: loaded },
    { name: 'avaliação', person: 'responsavel', path: '/avaliacao', act: openFirst },
    { name: 'OS avaliada', person: 'responsavel', path: `/ordemServico/${dada.id}` },
    { name: 'meu posto', person: 'responsavel', path: '/meuPosto' },
    { name: 'colaboradores', person: 'responsavel', path: '/colaboradores', act: loaded },
    {
      name: 'convidar colaborador',
      person: 'responsavel',
      path: '/colaboradores',
      act: async (page) => {
        await page.getByRole('button', { name: 'Convidar', exact: true }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
      },
    },
    {
      name: 'plano do posto',
      person: 'responsavel',
      path: '/plano',
      act: (page) =>
        expect(
          page.getByRole('button', { name: /^(Mudar de plano|Ver a primeira cobrança)$/ }),
        ).toBeVisible(),
    },
    { name: 'técnicos', person: 'responsavel', path: '/tecnico', act: loaded },
    { name: 'técnico', person: 'responsavel', path: '/tecnico', act: openFirst },
    {
      name: 'convite, link vencido',
      person: 'estranho',
      path: '/convite#token=nada',
      provokes: '400 /public/colaborador/convite',
    },
    {
      name: 'cadastros a aprovar',
      person: 'sp',
      path: '/cadastroPosto',
      // The oldest stands open: it waits for a decision, or for its correction.
      act: (page) => expect(page.getByRole('button', { name: /^Pedir (correção|de novo)$/ })).toBeVisible(),
    },
    { name: 'planos', person: 'admin', path: '/planoValores' },
    { name: 'plano novo', person: 'admin', path: '/planoValores/novo' },
    { name: 'fechamentos do posto', person: 'responsavel', path: '/financeiro' },
    { name: 'cobranças', person: 'admin', path: '/postoAutorizadoPagamento' },
    { name: 'regras das cobranças', person: 'financeiro', path: '/configuracoes/cobrancas' },
    { name: 'extrato', person: 'financeiro', path: '/postoAutorizadoPagamento/extrato' },
    {
      name: 'extrato lido',
      person: 'financeiro',
      path: '/postoAutorizadoPagamento/extrato',
      act: async (page) => {
        await page
          .getByLabel('Extrato OFX')
          .setInputFiles('apps/server/testing/ofx/14b-periodo-sobreposto.ofx')
        await expect(page.getByRole('region', { name: 'Você decide' })).toBeVisible()
      },
    },
    { name: 'documentos', person: 'sp', path: '/doc', act: loaded },
    { name: 'documento', person: 'tecnico', path: `/doc/${await newDoc(await api('sp'))}` },
    { name: 'documento novo', person: 'sp', path: '/doc/novo' },
    { name: 'chamados', person: 'sp', path: '/chamado' },
    {
      name: 'chamado aberto',
      person: 'sp',
      path: `/chamado/${await newChamado(atendente)}`,
      act: (page) => expect(page.getByRole('region', { name: 'Conversa' })).toContainText('gaxeta'),
    },
    { name: 'horários das equipes', person: 'admin', path: '/configuracoes/expedientes' },
    { name: 'quadro de chamados', person: 'sp', path: '/chamado/quadro' },
    { name: 'quadro de fechamentos', person: 'financeiro', path: '/financeiro' },
    { name: 'fechamentos', person: 'financeiro', path: '/financeiro/lista', act: loaded },
    { name: 'relatórios', person: 'admin', path: '/relatorio' },
    { name: 'relatório', person: 'admin', path: '/relatorio/ordens-de-servico' },
    { name: 'conversas', person: 'atendente', path: '/chat' },
    {
      name: 'conversa aberta, procurando nela',
      person: 'tecnico2',
      path: `/chat?conversa=${await newConversa(await api('tecnico2'))}`,
      act: async (page) => {
        await page.getByRole('button', { name: 'Procurar nesta conversa' }).click()
        await page.getByRole('textbox', { name: 'Procurar nesta conversa' }).fill('gaxeta')
        await expect(page.getByRole('search', { name: 'Nesta conversa' })).toContainText(/\d+ achada/)
      },
    },
    {
      name: 'conversa com o posto',
      person: 'consumidor',
      path: '/acompanhamento',
      act: async (page) => {
        await page.getByRole('link', { name: 'Mensagens' }).first().click()
        await expect(page.getByRole('log', { name: 'Mensagens' })).toBeVisible()
      },
    },
    { name: 'conta do consumidor', person: 'consumidor', path: '/conta' },
    { name: 'estoque de peças', person: 'responsavel', path: '/estoquePeca' },
    { name: 'transferências de peças', person: 'tecnico', path: '/transferenciaPeca' },
    { name: 'transferência nova', person: 'tecnico', path: '/transferenciaPeca/novo' },
    { name: 'contagens de peças', person: 'responsavel', path: '/contagemPeca', act: loaded },
    { name: 'contagem nova', person: 'atendente', path: '/contagemPeca/novo' },
    {
      name: 'contagem, contando',
      person: 'atendente',
      path: `/contagemPeca/${await newContagem(atendente)}`,
    },
    {
      name: 'contagem em conferência',
      person: 'tecnico',
      path: '/contagemPeca?descricao=Pinos',
      act: openFirst,
    },
    { name: 'sugestão de compra', person: 'tecnico', path: '/sugestaoCompra', act: loaded },
  ]
}
