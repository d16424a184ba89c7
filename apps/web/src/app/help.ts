import type { Ability } from '@app/contract/casca/session'

type Help = { guia: string; secao?: string }

/** Chapter of the guide by the beginning of an address; the longer one comes first when one begins with another. */
const CHAPTERS: readonly (readonly [path: string, help: Help])[] = [
  ['/graficos', { guia: 'armazem', secao: 'em-gráficos' }],
  ['/dashboard', { guia: 'armazem', secao: 'o-painel' }],
  ['/pedidos/meuEstoque', { guia: 'cliente', secao: 'o-seu-estoque' }],
  ['/pedidos', { guia: 'armazem', secao: 'pedidos' }],
  ['/rastreio', { guia: 'armazem', secao: 'rastreio-de-lotes' }],
  ['/chegada/divergencias', { guia: 'cliente', secao: 'o-que-chegou' }],
  ['/chegada', { guia: 'armazem', secao: 'contar-a-chegada' }],
  ['/inspecao', { guia: 'armazem', secao: 'inspeção' }],
  ['/separacao/andamento', { guia: 'armazem', secao: 'acompanhar-a-separação-e-a-conferência' }],
  ['/separacao', { guia: 'armazem', secao: 'separar-por-leitor' }],
  ['/conferencia', { guia: 'armazem', secao: 'conferir-por-leitor' }],
  ['/contagem', { guia: 'armazem', secao: 'contar-por-leitor' }],
  ['/produto', { guia: 'armazem', secao: 'estoque' }],
  ['/cliente', { guia: 'armazem', secao: 'clientes' }],
  ['/importar', { guia: 'armazem', secao: 'importações' }],
  ['/configuracoes/posto', { guia: 'assistencia', secao: 'condições-do-posto' }],
  ['/configuracoes/cobrancas', { guia: 'cobrancas', secao: 'regras-e-lembretes' }],
  ['/configuracoes/expedientes', { guia: 'chamados', secao: 'horários-das-equipes' }],
  ['/configuracoes/avisos', { guia: 'assistencia', secao: 'avisos-ao-cliente' }],
  ['/configuracoes/emails', { guia: 'pessoas', secao: 'e-mails' }],
  ['/configuracoes', { guia: 'armazem', secao: 'configurações' }],
  ['/notas/configuracoes', { guia: 'notas', secao: 'configurações-das-notas' }],
  ['/notas/list', { guia: 'notas', secao: 'depois' }],
  ['/notas', { guia: 'notas', secao: 'importar-uma-nota' }],
  ['/usuario', { guia: 'pessoas' }],
  ['/perfil', { guia: 'pessoas', secao: 'perfis' }],
  ['/cupom', { guia: 'pessoas', secao: 'cupons' }],
  ['/avisos', { guia: 'pessoas', secao: 'avisos' }],
  ['/enderecos', { guia: 'pessoas', secao: 'endereços-de-e-mail' }],
  ['/conta', { guia: 'pessoas', secao: 'a-própria-conta' }],
  ['/inicio', { guia: 'assistencia', secao: 'o-início' }],
  ['/bancada', { guia: 'assistencia', secao: 'técnico-a-bancada' }],
  ['/ordemServico', { guia: 'assistencia' }],
  ['/peca', { guia: 'assistencia', secao: 'peças-e-compras' }],
  ['/recebimento', { guia: 'assistencia', secao: 'pagamento-e-recebimentos' }],
  ['/estoquePeca', { guia: 'assistencia', secao: 'estoque-de-peças' }],
  ['/relatorio', { guia: 'relatorios' }],
  ['/compraPeca', { guia: 'assistencia', secao: 'peças-e-compras' }],
  ['/sugestaoCompra', { guia: 'assistencia', secao: 'sugestão-de-compra' }],
  ['/contagemPeca', { guia: 'assistencia', secao: 'contagem-de-peças' }],
  ['/transferenciaPeca', { guia: 'assistencia', secao: 'transferência-entre-postos' }],
  ['/consumidor', { guia: 'assistencia' }],
  ['/chamado', { guia: 'chamados' }],
  ['/avaliacao', { guia: 'assistencia', secao: 'avaliações' }],
  ['/relogio', { guia: 'assistencia' }],
  ['/acompanhamento', { guia: 'consumidor', secao: 'com-uma-conta' }],
  ['/postoAutorizado', { guia: 'postos' }],
  ['/meuPosto', { guia: 'colaboradores', secao: 'meu-posto' }],
  ['/tecnico', { guia: 'colaboradores', secao: 'técnicos-e-treinamentos' }],
  ['/colaboradores', { guia: 'colaboradores' }],
  ['/cadastroPosto', { guia: 'postos', secao: 'cadastros-a-aprovar' }],
  ['/categoriaAssistencia', { guia: 'postos', secao: 'categorias' }],
  ['/marca', { guia: 'assistencia-cadastros' }],
  ['/grupoMarca', { guia: 'assistencia-cadastros' }],
  ['/modeloProduto', { guia: 'assistencia-cadastros', secao: 'um-modelo-novo' }],
  ['/tipoEquipamento', { guia: 'assistencia-cadastros' }],
  ['/sintomaOs', { guia: 'assistencia-cadastros' }],
  ['/causaOs', { guia: 'assistencia-cadastros', secao: 'as-causas-que-vêm-com-o-sistema' }],
  ['/servico', { guia: 'assistencia-cadastros' }],
  ['/checklist', { guia: 'assistencia-cadastros', secao: 'checklists' }],
  ['/modeloOrcamento', { guia: 'assistencia', secao: 'modelos-de-orçamento' }],
  ['/doc', { guia: 'assistencia', secao: 'documentos-técnicos' }],
  ['/postoAutorizadoPagamento/extrato', { guia: 'cobrancas', secao: 'conciliar-o-extrato-do-banco' }],
  ['/postoAutorizadoPagamento', { guia: 'cobrancas', secao: 'o-que-um-posto-paga' }],
  ['/chat', { guia: 'conversas' }],
  ['/financeiro', { guia: 'financeiro' }],
  ['/plano', { guia: 'cobrancas', secao: 'o-plano-do-posto' }],
  ['/planoValores', { guia: 'cobrancas', secao: 'planos' }],
]

/** A client's clerk reads the chapter for people who place orders. */
const OWN_ORDERS: readonly (readonly [path: string, help: Help])[] = [
  ['/pedidos/', { guia: 'cliente', secao: 'fazer-um-pedido' }],
  ['/pedidos', { guia: 'cliente', secao: 'acompanhar' }],
]

const begins = (path: string, beginning: string) =>
  beginning.endsWith('/')
    ? path.startsWith(beginning)
    : path === beginning || path.startsWith(`${beginning}/`)

/** The guide's part on this screen; its first part when there is none. */
export const helpOf = (path: string, authorities: readonly Ability[]): Partial<Help> => {
  const staff = authorities.includes('PAINEL_VER')
  const network = path === '/dashboard' && !staff ? '/inicio' : path
  const chapters = staff ? CHAPTERS : [...OWN_ORDERS, ...CHAPTERS]
  return chapters.find(([beginning]) => begins(network, beginning))?.[1] ?? {}
}

/** Every chapter that a screen leads to. */
export const HELP_CHAPTERS: readonly Help[] = [...CHAPTERS, ...OWN_ORDERS].map(([, help]) => help)
