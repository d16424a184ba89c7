import {
  IconAddressBook,
  IconBarcode,
  IconBuildingStore,
  IconBuildingWarehouse,
  IconCash,
  IconCategory,
  IconCertificate,
  IconChartBar,
  IconCoins,
  IconClipboardList,
  IconDeviceWatch,
  IconDeviceWatchCheck,
  IconFileCheck,
  IconFileImport,
  IconFileInvoice,
  IconHeadset,
  IconHome,
  IconIdBadge2,
  IconLayoutDashboard,
  IconListCheck,
  IconListNumbers,
  IconListSearch,
  IconMessages,
  IconRoute,
  IconNut,
  IconPackage,
  IconPackageImport,
  IconZoomExclamation,
  IconPackages,
  IconPlugConnected,
  IconReceipt,
  IconReceiptTax,
  IconScan,
  IconSettings,
  IconShoppingCart,
  IconShoppingCartPlus,
  IconStack2,
  IconStar,
  IconStethoscope,
  IconTags,
  IconTemplate,
  IconTicket,
  IconTool,
  IconTransfer,
  IconUserCheck,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { TablerIcon } from '@tabler/icons-react'
import type { Ability, Passo } from '@app/contract/casca/session'

type MenuEntry = {
  to: string
  label: string
  icon: TablerIcon
  ability: Ability
  /** Only where this step of the warehouse is switched on. */
  passo?: Passo
  /** People with this ability have a better entry. */
  unless?: Ability
  /** Addresses below it belong to another entry. */
  exact?: boolean
  /** Another address of the same screen. */
  also?: string
}
type MenuGroup = { label: string; entries: MenuEntry[] }

const START = '/inicio'
const HOME = '/dashboard'

/** The sidebar. An entry belongs to a screen, and only people with its ability see it. */
const MENU: MenuGroup[] = [
  {
    label: 'Armazém',
    entries: [
      {
        to: '/dashboard',
        label: 'Painel de situação',
        icon: IconLayoutDashboard,
        ability: 'PAINEL_VER',
        also: '/graficos',
      },
      {
        to: '/notas',
        label: 'Importar Nota Fiscal',
        icon: IconFileImport,
        ability: 'NOTA_IMPORTAR',
        exact: true,
      },
      {
        to: '/chegada',
        label: 'Chegada',
        icon: IconPackageImport,
        ability: 'CHEGADA_CONTAR',
        passo: 'chegada',
      },
      { to: '/inspecao', label: 'Inspeção', icon: IconZoomExclamation, ability: 'INSPECAO_DECIDIR' },
      { to: '/pedidos', label: 'Pedidos', icon: IconPackage, ability: 'PEDIDO_VER' },
      {
        to: '/separacao',
        label: 'Separação',
        icon: IconScan,
        ability: 'SEPARACAO_FAZER',
        passo: 'separacao',
      },
      {
        to: '/conferencia',
        label: 'Conferência',
        icon: IconListCheck,
        ability: 'CONFERENCIA_FAZER',
        passo: 'conferencia',
      },
      {
        to: '/contagem',
        label: 'Contagem',
        icon: IconListNumbers,
        ability: 'CONTAGEM_FAZER',
        passo: 'contagem',
      },
      { to: '/rastreio', label: 'Rastreio de lotes', icon: IconRoute, ability: 'RASTREIO_VER' },
      { to: '/notas/list', label: 'Notas fiscais', icon: IconFileInvoice, ability: 'NOTA_VER' },
      {
        to: '/relatorio',
        label: 'Relatórios',
        icon: IconChartBar,
        ability: 'RELATORIO_ARMAZEM',
        unless: 'RELATORIO_VER',
      },
    ],
  },
  {
    label: 'Cadastros',
    entries: [
      { to: '/cliente', label: 'Clientes', icon: IconBuildingWarehouse, ability: 'CLIENTE_VER' },
      { to: '/produto', label: 'Produtos', icon: IconBarcode, ability: 'PRODUTO_CADASTRO' },
      { to: '/usuario', label: 'Usuários', icon: IconUsers, ability: 'USUARIO_VER' },
      { to: '/perfil', label: 'Perfis', icon: IconIdBadge2, ability: 'PERFIL_EDITAR' },
      { to: '/cupom', label: 'Cupons', icon: IconTicket, ability: 'USUARIO_VER' },
      { to: '/integracoes', label: 'Integrações', icon: IconPlugConnected, ability: 'INTEGRACAO_EDITAR' },
      { to: '/configuracoes/view/', label: 'Configurações', icon: IconSettings, ability: 'CONFIG_VER' },
    ],
  },
  {
    label: 'Assistência',
    entries: [
      { to: START, label: 'Início', icon: IconHome, ability: 'INICIO_VER' },
      { to: '/bancada', label: 'Bancada', icon: IconTool, ability: 'OS_REPARAR' },
      { to: '/ordemServico', label: 'Ordens de serviço', icon: IconClipboardList, ability: 'OS_VER' },
      { to: '/recebimento', label: 'Recebimentos', icon: IconCash, ability: 'RECEBIMENTO_VER' },
      { to: '/peca', label: 'Peças', icon: IconNut, ability: 'PECA_VER' },
      { to: '/estoquePeca', label: 'Estoque de peças', icon: IconPackages, ability: 'PECA_VER' },
      { to: '/contagemPeca', label: 'Contagens de peças', icon: IconListNumbers, ability: 'PECA_VER' },
      {
        to: '/transferenciaPeca',
        label: 'Transferências de peças',
        icon: IconTransfer,
        ability: 'PECA_VER',
      },
      { to: '/compraPeca', label: 'Compras de peças', icon: IconShoppingCart, ability: 'PECA_VER' },
      { to: '/sugestaoCompra', label: 'Sugestão de compra', icon: IconShoppingCartPlus, ability: 'PECA_VER' },
      { to: '/consumidor', label: 'Consumidores', icon: IconAddressBook, ability: 'CONSUMIDOR_VER' },
      { to: '/avaliacao', label: 'Avaliações', icon: IconStar, ability: 'AVALIACAO_VER' },
      { to: '/doc', label: 'Documentos técnicos', icon: IconListSearch, ability: 'DOC_VER' },
      { to: '/relogio', label: 'Relógios', icon: IconDeviceWatch, ability: 'OS_VER' },
      {
        to: '/acompanhamento',
        label: 'Meus relógios',
        icon: IconDeviceWatch,
        ability: 'OS_ACOMPANHAR',
        unless: 'OS_VER',
      },
    ],
  },
  {
    label: 'Cadastros da assistência',
    entries: [
      {
        to: '/postoAutorizado',
        label: 'Postos autorizados',
        icon: IconBuildingStore,
        ability: 'POSTO_EDITAR',
      },
      {
        to: '/configuracoes/posto',
        label: 'Condições do posto',
        icon: IconFileCheck,
        ability: 'POSTO_CONDICOES',
      },
      {
        to: '/meuPosto',
        label: 'Meu posto',
        icon: IconBuildingStore,
        ability: 'COLABORADOR_EDITAR',
        unless: 'POSTO_EDITAR',
      },
      {
        to: '/colaboradores',
        label: 'Colaboradores',
        icon: IconUsersGroup,
        ability: 'COLABORADOR_EDITAR',
      },
      {
        to: '/cadastroPosto',
        label: 'Cadastros a aprovar',
        icon: IconUserCheck,
        ability: 'POSTO_APROVAR',
      },
      {
        to: '/categoriaAssistencia',
        label: 'Categorias de assistência',
        icon: IconCertificate,
        ability: 'POSTO_EDITAR',
      },
      { to: '/marca', label: 'Marcas', icon: IconTags, ability: 'MARCA_EDITAR' },
      { to: '/grupoMarca', label: 'Grupos de marcas', icon: IconStack2, ability: 'MARCA_EDITAR' },
      { to: '/modeloProduto', label: 'Modelos', icon: IconDeviceWatch, ability: 'MODELO_EDITAR' },
      {
        to: '/relogioVendido',
        label: 'Relógios vendidos',
        icon: IconDeviceWatchCheck,
        ability: 'MODELO_EDITAR',
      },
      {
        to: '/tipoEquipamento',
        label: 'Tipos de equipamento',
        icon: IconCategory,
        ability: 'MODELO_EDITAR',
      },
      { to: '/sintomaOs', label: 'Sintomas', icon: IconStethoscope, ability: 'MODELO_EDITAR' },
      { to: '/causaOs', label: 'Causas', icon: IconListSearch, ability: 'MODELO_EDITAR' },
      { to: '/servico', label: 'Serviços', icon: IconTool, ability: 'MODELO_EDITAR' },
      { to: '/checklist', label: 'Checklists', icon: IconClipboardList, ability: 'MODELO_EDITAR' },
      {
        to: '/modeloOrcamento',
        label: 'Modelos de orçamento',
        icon: IconTemplate,
        ability: 'OS_REPARAR',
      },
    ],
  },
  {
    label: 'Rede',
    entries: [
      { to: '/chat', label: 'Conversas', icon: IconMessages, ability: 'CHAT_USAR' },
      { to: '/chamado', label: 'Chamados', icon: IconHeadset, ability: 'CHAMADO_VER' },
      { to: '/relatorio', label: 'Relatórios', icon: IconChartBar, ability: 'RELATORIO_VER' },
      {
        to: '/relatorio',
        label: 'Relatórios',
        icon: IconChartBar,
        ability: 'FINANCEIRO_VER',
        unless: 'RELATORIO_VER',
      },
      { to: '/financeiro', label: 'Fechamentos', icon: IconCoins, ability: 'FINANCEIRO_VER' },
      {
        to: '/postoAutorizadoPagamento',
        label: 'Cobranças',
        icon: IconFileInvoice,
        ability: 'COBRANCA_EDITAR',
      },
      {
        to: '/plano',
        label: 'Plano e cobranças',
        icon: IconFileInvoice,
        ability: 'COBRANCA_VER',
        unless: 'COBRANCA_EDITAR',
      },
      { to: '/planoValores', label: 'Planos', icon: IconReceipt, ability: 'PLANO_EDITAR' },
      {
        to: '/configuracoes/cobrancas',
        label: 'Regras das cobranças',
        icon: IconReceiptTax,
        ability: 'COBRANCA_EDITAR',
      },
    ],
  },
]

/**
 * Entries that a person may use, without empty groups. The start of the repair network is shown only when the
 * warehouse's panel is not the home (decisions 22).
 */
export const menuFor = (authorities: readonly Ability[], passos: readonly Passo[] = []): MenuGroup[] => {
  const start = authorities.includes('PAINEL_VER') ? {} : { to: HOME, also: START }
  return MENU.map((group) => ({
    ...group,
    entries: group.entries
      .filter(
        ({ ability, unless, passo }) =>
          authorities.includes(ability) &&
          !(unless && authorities.includes(unless)) &&
          (passo === undefined || passos.includes(passo)),
      )
      .map((entry) => (entry.to === START ? { ...entry, ...start } : entry)),
  })).filter((group) => group.entries.length > 0)
}
